import { MESSAGES as FESTIVAL } from '#content/festival/messages/index.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { createResults, ListPage } from '#features/list/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { AppLink } from './components/AppLink.tsx';
import { marketplaceList } from './marketplaceList.tsx';

export const Results = createResults(marketplaceList);

/** All vendors of the event: search, category, letter, view, and a place's dialog over the list. */
export function Component() {
  const { t } = useI18n();
  const { marketplaceSubtitle = t(FESTIVAL.marketplaceSubtitle) } = useFestival();
  return <ListPage list={marketplaceList} subtitle={marketplaceSubtitle} links={<AppLink />} />;
}
