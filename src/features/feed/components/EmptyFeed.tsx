import { Suspense } from 'react';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { ALL_PRIORITIES, type FeedFilters } from '../model/filters.ts';
import { PRIORITY_NAMES, MESSAGES } from '../model/messages.ts';

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
  if (!hasPosts) {
    return (
      <Notice title={MESSAGES.none} text={MESSAGES.noneDetail}>
        <ButtonLink to="/" variant="primary">
          Go Home
        </ButtonLink>
      </Notice>
    );
  }
  const category = categories.find(({ key }) => key === filters.category)?.name;
  return (
    <Notice title={MESSAGES.noMatch}>
      {category !== undefined && <p>Looked in the category “{category}”.</p>}
      {filters.priority !== ALL_PRIORITIES && (
        <p>Looked for the priority “{PRIORITY_NAMES[filters.priority]}”.</p>
      )}
      {onClear && countMatches && (
        <>
          <Button onClick={onClear}>Clear All Filters</Button>
          <Suspense>
            <FeedRescue filters={filters} categories={categories} count={countMatches} />
          </Suspense>
        </>
      )}
    </Notice>
  );
}
