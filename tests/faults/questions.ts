import type { Question } from '../support/faultProxy.ts';

/** Whether a question's query contains a filter, such as `_type == "place"`. */
export function isAbout(question: Question, filter: string): boolean {
  return question.get('query')?.includes(filter) === true;
}

export const asksForEvent = (question: Question) => isAbout(question, '_type == "event"');
export const asksForMenus = (question: Question) => isAbout(question, '_type == "navigation"');
