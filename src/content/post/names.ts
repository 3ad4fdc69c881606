import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = { name: 'headline' };
