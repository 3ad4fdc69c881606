import type { CSSProperties, ReactNode } from 'react';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import { ActionLink } from '../buttons/Button.tsx';
import { useLoadable } from '../picture/useLoadable.ts';
import styles from './PageHeader.module.scss';

/** Pixels; twice the maximum display height of a title picture. */
const PICTURE = { height: 296 };

interface PageHeaderProps {
  title: string;
  /** URL of a picture of the title; the text is its fallback. */
  picture?: string | undefined;
  subtitle?: string | undefined;
  tickets?: ActionButton | undefined;
  onTickets?(label: string): void;
  /** Shown beside the subtitle. */
  children?: ReactNode;
}

/**
 * A screen's h1, as large as its length allows. A title picture shows lettering: it is never cropped, and as tall as
 * text.
 */
export function PageHeader({ title, picture, subtitle, tickets, onTickets, children }: PageHeaderProps) {
  const [shown, failure] = useLoadable(picture);
  return (
    <header className={styles.header}>
      {shown === undefined ? (
        <h1
          className={styles.title}
          dir="auto"
          style={
            {
              '--letters': widthOf(title),
              '--longest-word': longestWord(title),
            } as CSSProperties
          }
        >
          {title}
        </h1>
      ) : (
        <h1 className={styles.picture}>
          <img src={pictureAddress(shown, PICTURE)} alt={title} {...failure} />
        </h1>
      )}
      <div className={styles.below}>
        {subtitle !== undefined && (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        )}
        <div className={styles.actions}>
          {children}
          {tickets && <ActionLink {...tickets} onClick={() => onTickets?.(tickets.trackingLabel)} />}
        </div>
      </div>
    </header>
  );
}

/** A title's width, in letters of average width: `MANY` is wider than `MENU`. */
function widthOf(title: string): number {
  return title.length + (title.match(/[mw]/gi)?.length ?? 0) * 0.3;
}
