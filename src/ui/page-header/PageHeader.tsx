import type { CSSProperties, ReactNode } from 'react';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import { ActionLink } from '../buttons/Button.tsx';
import { useLoadable } from '../picture/useLoadable.ts';
import styles from './PageHeader.module.scss';

/** Pixels; twice the display height of a title picture. */
const PICTURE = { height: 96 };

interface PageHeaderProps {
  title: string;
  /** URL of a picture of the title; the text is its fallback. */
  picture?: string | undefined;
  subtitle?: string | undefined;
  tickets?: ActionButton | undefined;
  onTickets?(label: string): void;
  /** Whether the screen is for reading: its title is larger. On the others the content comes first. */
  isLarge?: boolean;
  /** Buttons and links beside the title. */
  children?: ReactNode;
}

/**
 * A screen's h1, of the same size on all screens of its sort. A title picture shows lettering: it is never cropped, and
 * as tall as text.
 */
export function PageHeader({ title, picture, subtitle, tickets, isLarge, ...props }: PageHeaderProps) {
  const [shown, failure] = useLoadable(picture);
  return (
    <header className={styles.header} data-large={isLarge || undefined}>
      {shown === undefined ? (
        <h1 className={styles.title} style={{ '--longest-word': longestWord(title) } as CSSProperties}>
          <bdi>{title}</bdi>
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
          {tickets && <ActionLink {...tickets} onClick={() => props.onTickets?.(tickets.trackingLabel)} />}
          {props.children}
        </div>
      </div>
    </header>
  );
}
