import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Listed } from '#content/lists/allNames.ts';
import type { ListQueries } from '#content/lists/listQueries.ts';
import type { RootState } from '#content/store.ts';
import type { CardModel } from '#lib/cards/cardModel.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ScreenCodec } from '#lib/url/screenCodec.ts';
import type { CardView } from '#ui/card-grid/Card.tsx';

/** The result of `createListFeature`, as the rest of the list uses it. */
export interface ListFilterState {
  /** The name of the slice and of the screen. */
  chunk: string;
  /** The list's path, such as `/marketplace`, and the codec of its addresses. */
  path: `/${string}`;
  codec: ScreenCodec<ListFilters>;
  defaultFilters: ListFilters;
  selectFilters(state: RootState): ListFilters;
  filtersChanged(change: Partial<ListFilters>): UnknownAction;
  filtersCleared(): UnknownAction;
}

/**
 * The definition of a list, in addition to its queries: abilities, texts and cards. Node renders its pages from it,
 * too.
 */
export interface List<Item extends Listed> extends ListFilterState {
  queries: ListQueries<Item>;
  messages: ListMessages;
  toCard(item: Item): CardModel;
  /** A hook that returns the addresses of items' booths on the map, by `_id`; undefined if there are none. */
  useBooths(): ReadonlyMap<string, string> | undefined;
  viewOf(filters: ListFilters): CardView;
  /** The badge on cards of featured items. One shared element, so that cards do not render again. */
  featuredBadge?: ReactNode;
  Dialog: ComponentType<ListDialogProps>;
}

/** The dialog of an item over its list. */
export interface ListDialogProps {
  slug: string;
  /** The festival's name. */
  eventName: string | undefined;
  closeHref: string;
  /** The filtered list, if the dialog is over one. */
  cards?: readonly CardModel[];
  /** The address of an item of that list. */
  hrefOf?(alias: string | undefined): string | undefined;
  onClose(): void;
}

/** Texts of a list. */
export interface ListMessages {
  title: Message;
  /** The document's description, for the names `event` and `category`. */
  description: Message;
  /** The plural of what the list shows: `places`. */
  list: Message;
  /** `12 places`, for a number `count`. */
  count: Message;
  /** `12 places match`, for a number `count`. */
  match: Message;
  /** `Showing 12 of 30 places`, for the numbers `shown` and `total`, and for `isFiltered`. */
  showing: Message;
  loading: Message;
  loadingDetail: Message;
  failed: Message;
  failedDetail: Message;
  searchLabel: Message;
  filtersTitle: Message;
  empty: Message;
  /** A hint for a list that is empty because of filters. */
  emptyHint?: Message;
  /** Nothing starts with `letter`. */
  noneStart: Message;
  loadMore: Message;
  loadingMore: Message;
  moreFailed: Message;
  /** While an item's dialog is loading. */
  dialogLoading: Message;
}
