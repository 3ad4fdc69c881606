import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: 'title',
  fields: 'startsAt, "locationName": coalesce(eventPlace[0]->name, eventPlace[0].name)',
  pictures: '[image]',
};
