/** Priorities of posts, most urgent first. */
export const PRIORITIES = ['breaking', 'high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];
