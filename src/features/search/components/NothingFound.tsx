import { useI18n } from '#hooks/useI18n.ts';
import type { Hit } from '../engine/search.ts';
import { searchAddress } from '../searchCodec.ts';
import { Link } from '#ui/links/Link.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { MESSAGES } from '../messages/index.ts';
import { HitList } from './Results.tsx';

/** The lists, in the order in which the text names them. */
const LISTS = ['/marketplace', '/lineup', '/schedule'];

/** Shown if nothing has this name: similar names, and links to the lists. */
export function NothingFound({ text, similar }: { text: string; similar: readonly Hit[] }) {
  const { t } = useI18n();
  const [nearest] = similar;
  return (
    <Notice title={t(MESSAGES.none)} text={t(MESSAGES.noNames, { text })}>
      {nearest && (
        <>
          <p>
            {t(MESSAGES.similar)} <Link to={searchAddress(nearest.name)}>{nearest.name}</Link>
          </p>
          <HitList hits={similar} />
        </>
      )}
      <p>{linked(t(MESSAGES.browse))}</p>
    </Notice>
  );
}

/** A text whose parts in `<a>` are links to the lists. */
function linked(text: string) {
  return text.split(/<a>(.*?)<\/a>/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Link key={part} to={LISTS[(at - 1) / 2] ?? '/'}>
        {part}
      </Link>
    ),
  );
}
