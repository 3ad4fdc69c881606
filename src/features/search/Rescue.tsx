import type { Hit } from './engine/search.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { CountedAlternative } from '#lib/filtering/alternatives.ts';
import { HitLink } from './components/HitLink.tsx';
import { MESSAGES } from './messages/index.ts';
import { kindTitle } from './model/groupHits.ts';
import { Link } from '#ui/links/Link.tsx';
import { useSearch } from './useSearch.ts';
import styles from './Rescue.module.scss';

/** The largest number of documents that are offered in a list. */
const MAX_HITS = 4;

interface RescueProps<Filters> {
  /** Alternatives by the title of their list. Alternatives that show nothing are left out. */
  lists: readonly { title: string; alternatives: readonly CountedAlternative<Filters>[] }[];
  hrefOf(filters: Filters): string;
  /** The list's search text. */
  text: string;
  /** The name of the kind that the list shows. */
  kind: string;
  /** The filters that show a document of this list by its name. */
  showNamed(name: string): Filters | undefined;
}

/** Suggestions for filters of a list that match nothing. Every link leads to at least one result. */
export function Rescue<Filters>({ lists, hrefOf, text, kind, showNamed }: RescueProps<Filters>) {
  const { t } = useI18n();
  const { found } = useSearch(text);
  const { hits = [], similar = [] } = found ?? {};
  const isDescribed = ({ excerpt }: Hit) => excerpt !== undefined;
  const described = hits.filter((hit) => hit.kind === kind && isDescribed(hit)).slice(0, MAX_HITS);
  const elsewhere = hits.filter((hit) => hit.kind !== kind).slice(0, MAX_HITS);
  const nearest = nearestOf([...hits, ...similar].filter((hit) => hit.kind === kind && !isDescribed(hit)));
  return (
    // The notice around it is announced. Suggestions that arrive later are not.
    <div className={styles.rescue} aria-live="off">
      {nearest && (
        <p>
          {t(MESSAGES.similar)} <Link to={hrefOf(nearest.filters)}>{nearest.name}</Link>
        </p>
      )}
      {lists.map(
        ({ title, alternatives }) =>
          alternatives.length > 0 && (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.links}>
                {alternatives.map(({ label, filters, count }) => (
                  <li key={label}>
                    <Link to={hrefOf(filters)} className={styles.link}>
                      {label} <span className={styles.count}>({count})</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ),
      )}
      {described.length > 0 && <Hits title={t(MESSAGES.beyondNames)} hits={described} />}
      {elsewhere.length > 0 && <Hits title={t(MESSAGES.elsewhere)} hits={elsewhere} />}
    </div>
  );

  function nearestOf(own: readonly Hit[]) {
    for (const { name } of own) {
      const filters = showNamed(name);
      if (filters !== undefined) return { name, filters };
    }
    return undefined;
  }
}

function Hits({ title, hits }: { title: string; hits: readonly Hit[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {hits.map((hit) => (
          <li key={hit._id}>
            <HitLink hit={hit} className={styles.link}>
              {hit.name} <span className={styles.count}>{kindTitle(hit.kind, t)}</span>
            </HitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
