import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { loadPerformerDialog } from './loadPerformerDialog';
import { LINEUP_PATH, lineupCodec } from './model/filters';
import { filtersRead, lineupSlice, selectFilters } from './model/slice';

const loadPreload = () => import(/* webpackChunkName: "performer-queries" */ './preload');

/** The lineup's manifest: what the rest of the site may know of it. */
export const lineup = {
  path: LINEUP_PATH,
  slice: lineupSlice,
  urlState: { codec: lineupCodec, select: selectFilters, read: filtersRead },
  chunk: 'lineup',
  load: () => import(/* webpackChunkName: "lineup" */ './LineupPage'),
  loadPerformerDialog,

  /**
   * Starts the screen's queries while its code is still on its way. They travel apart, so that other screens do not pay
   * for them.
   *
   * @returns the address without its category where that is unknown.
   */
  async preload(
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    address: Address,
    _params: object,
    isWhole: boolean,
  ) {
    const { preload } = await loadPreload();
    return preload(dispatch, address, isWhole);
  },

  dialog: {
    chunk: 'performer-dialog',
    load: loadPerformerDialog,
    async preload(
      dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
      _address: Address,
      { slug = '', performerSlug = slug }: { slug?: string; performerSlug?: string },
    ) {
      (await loadPreload()).preloadPerformer(dispatch, performerSlug);
    },
  },
};
