import { headingOf } from '#content/kind.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { Views } from '../useMyFestival.ts';
import { ItemLink } from './ItemLink.tsx';
import { MyPick } from './MyPick.tsx';
import styles from './Plan.module.scss';

/** Picks of the kinds that have no part of the screen of their own, by kind. */
export function OtherPicks({ others }: { others: Views['others'] }) {
  const { t } = useI18n();
  return others.map(({ kind, documents }) => (
    <section key={kind.name} className={styles.day} aria-label={headingOf(kind, t)}>
      <h2 className={styles.heading}>{headingOf(kind, t)}</h2>
      <ul className={styles.list}>
        {documents.map(({ _id, name, alias, facets }) => (
          <li key={_id} className={styles.line}>
            <ItemLink kind={kind} alias={alias?.current} name={name} facets={facets} />
            <MyPick kind={kind.name} id={_id} alias={alias?.current} name={name} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
