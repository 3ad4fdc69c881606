import { Suspense } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { WORDS } from '#ui/messages/index.ts';
import { ALL_PRIORITIES, type FeedFilters } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { PRIORITY_NAMES } from '../model/priorityNames.ts';

const FeedRescue = lazyWithFallback(
  () => import(/* webpackChunkName: "feed-rescue" */ './FeedRescue.tsx'),
  () => null,
);

interface EmptyFeedProps {
  filters: FeedFilters;
  categories: readonly FilterOption[];
  /** How many posts other filters would show. */
  countMatches?: ((filters: FeedFilters) => number) | undefined;
  /** Whether there are posts that the filters hide. */
  hasPosts: boolean;
  /** Undefined if the visitor cannot change the filters. */
  onClear?: (() => void) | undefined;
}

/** The empty state: there are no posts, or none that match the filters, which are listed. */
export function EmptyFeed({ filters, categories, countMatches, hasPosts, onClear }: EmptyFeedProps) {
  const { t } = useI18n();
  if (!hasPosts) {
    return (
      <Notice title={t(MESSAGES.none)} text={t(MESSAGES.noneDetail)}>
        <ButtonLink to="/" variant="primary">
          {t(WORDS.goHome)}
        </ButtonLink>
      </Notice>
    );
  }
  const category = categories.find(({ key }) => key === filters.category)?.name;
  return (
    <Notice title={t(MESSAGES.noMatch)}>
      {category !== undefined && <p>{t(MESSAGES.lookedIn, { category })}</p>}
      {filters.priority !== ALL_PRIORITIES && (
        <p>{t(MESSAGES.lookedFor, { priority: t(PRIORITY_NAMES[filters.priority]) })}</p>
      )}
      {onClear && countMatches && (
        <>
          <Button onClick={onClear}>{t(FILTERS.clearAllFilters)}</Button>
          <Suspense>
            <FeedRescue filters={filters} categories={categories} count={countMatches} />
          </Suspense>
        </>
      )}
    </Notice>
  );
}
