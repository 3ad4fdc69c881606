import { LIST_SORTS, type ListSort } from '../../../lib/filtering/listSort';
import { type ListFilters, NO_FILTERS, createListCodec } from '../../../lib/url/listCodec';

export const LINEUP_PATH = '/lineup';

/** What a visitor has chosen on the lineup; synchronised with the address. */
export interface LineupFilters extends ListFilters {
  sort: ListSort;
}

export const DEFAULT_FILTERS: LineupFilters = { ...NO_FILTERS, sort: 'name' };

export const lineupCodec = createListCodec(LINEUP_PATH, { name: 'sort', values: LIST_SORTS });
