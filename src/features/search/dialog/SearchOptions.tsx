import { useEffect, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { HitContent } from '../components/HitContent.tsx';
import { MESSAGES } from '../messages/index.ts';
import { isInSite } from '../model/isInSite.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import type { OptionGroup, SearchOption } from './searchOptions.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './SearchDialog.module.scss';

interface SearchOptionsProps {
  /** The id of the listbox; its options append their number. */
  id: string;
  groups: readonly OptionGroup[];
  /** The number of the chosen option. */
  active: number;
  onFollow(option: SearchOption): void;
}

/** The listbox of the search dialog. Its options are links, so that they open in new tabs; the Tab key skips them. */
export function SearchOptions({ id, groups, active, onFollow }: SearchOptionsProps) {
  const { t } = useI18n();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const all = groups.flatMap(({ options }) => options);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t(MESSAGES.results)}>
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`} role="presentation" className={styles.groupTitle}>
            {title}
          </p>
          {options.map((option) => {
            const number = all.indexOf(option);
            return (
              <PlainLink
                key={option.key}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === active}
                tabIndex={-1}
                href={option.href}
                className={styles.option}
                onClick={(event) => {
                  if (!isPlainClick(event) || !isInSite(option.href)) return;
                  event.preventDefault();
                  onFollow(option);
                }}
              >
                {option.hit ? (
                  <HitContent hit={option.hit} />
                ) : (
                  <span className={styles.name} dir="auto">
                    {option.label}
                  </span>
                )}
              </PlainLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}
