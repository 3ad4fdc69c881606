import { type CSSProperties, type ReactNode, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import { ActionLink } from '../buttons/Button.tsx';
import styles from './PageHeader.module.scss';

/** Pixels; twice what the tallest title picture takes on the screen. */
const PICTURE = { height: 296 };

interface PageHeaderProps {
  title: string;
  /** The address of a picture of the title. The words stand in where it is missing or cannot be loaded. */
  picture?: string | undefined;
  subtitle?: string | undefined;
  tickets?: ActionButton | undefined;
  onTickets?(label: string): void;
  /** Stands beside the subtitle. */
  children?: ReactNode;
}

/** A screen's one headline, as large as its length lets it be. Its picture is lettering: never cropped, as tall as the words. */
export function PageHeader({ title, picture, subtitle, tickets, onTickets, children }: PageHeaderProps) {
  const [broken, setBroken] = useState<string>();
  const failure = useLoadFailure<HTMLImageElement>(() => setBroken(picture));
  return (
    <header className={styles.header}>
      {picture === undefined || picture === broken ? (
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
          <img src={pictureAddress(picture, PICTURE)} alt={title} {...failure} />
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

/** How much room a title takes, counted in letters of average width: `MANY` would not fit where `MENU` does. */
function widthOf(title: string): number {
  return title.length + (title.match(/[mw]/gi)?.length ?? 0) * 0.3;
}
