import { feed } from '../../features/feed';
import { lineup } from '../../features/lineup';
import { marketplace } from '../../features/marketplace';
import { schedule } from '../../features/schedule';
import type { RootState } from '../store/makeStore';
import { type RegisteredScreen, mirrored } from './urlMirror';

/** Every screen whose filters stand in the address. */
export const mirroredScreens: readonly RegisteredScreen<RootState>[] = [
  mirrored(feed.urlState),
  mirrored(marketplace.urlState),
  mirrored(lineup.urlState),
  mirrored(schedule.urlState),
];
