import { MESSAGES } from '../model/messages.ts';
import { useSuggestions } from '../useSuggestions.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { HitGroup } from './Results.tsx';

/** What is offered before a visitor types. */
export function Suggestions({ onSearch }: { onSearch(text: string): void }) {
  const { onNow, categories } = useSuggestions();
  return (
    <>
      <RecentSearches onSearch={onSearch} />
      {onNow.length > 0 && <HitGroup title={MESSAGES.onNow} hits={onNow} />}
      {categories.length > 0 && <HitGroup title={MESSAGES.categories} hits={categories} />}
    </>
  );
}
