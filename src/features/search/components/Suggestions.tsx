import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import { useSuggestions } from '../useSuggestions.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { HitGroup } from './Results.tsx';

/** What is offered before a visitor types. */
export function Suggestions({ onSearch }: { onSearch(text: string): void }) {
  const { t } = useI18n();
  const { onNow, categories } = useSuggestions();
  return (
    <>
      <RecentSearches onSearch={onSearch} />
      {onNow.length > 0 && <HitGroup title={t(MESSAGES.onNow)} hits={onNow} />}
      {categories.length > 0 && <HitGroup title={t(MESSAGES.categories)} hits={categories} />}
    </>
  );
}
