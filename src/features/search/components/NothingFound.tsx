import type { Hit } from '../engine/search.ts';
import { searchAddress } from '../searchCodec.ts';
import { Link } from '#ui/links/Link.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { MESSAGES } from '../model/messages.ts';
import { HitList } from './Results.tsx';

/** Shown if nothing has this name: similar names, and links to the lists. */
export function NothingFound({ text, similar }: { text: string; similar: readonly Hit[] }) {
  const [nearest] = similar;
  return (
    <Notice title={MESSAGES.none} text={`No names contain “${text}”.`}>
      {nearest && (
        <>
          <p>
            {MESSAGES.similar} <Link to={searchAddress(nearest.name)}>{nearest.name}</Link>
          </p>
          <HitList hits={similar} />
        </>
      )}
      <p>
        Browse the <Link to="/marketplace">marketplace</Link>, the <Link to="/lineup">lineup</Link> or the{' '}
        <Link to="/schedule">schedule</Link>.
      </p>
    </Notice>
  );
}
