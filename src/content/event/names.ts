import { inFirstLanguage } from '../groq.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: 'title',
  fields: `startsAt, endsAt, "locationName": coalesce(eventPlace[0]->name, eventPlace[0].name),
    "stage": ${inFirstLanguage('coalesce(eventPlace[0]->locationName, eventPlace[0].locationName, eventPlace[0]->name, eventPlace[0].name)')}`,
  pictures: '[image]',
  text: 'description',
};
