import { type KeyboardEvent, type MouseEvent, type ReactNode, memo, useState } from 'react';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';
import { Icon } from '../icons/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './Card.module.scss';
import { NamePoster } from './NamePoster.tsx';

/** `poster` is a grid of a few large cards. */
export type CardView = 'grid' | 'list' | 'poster';

export interface CardProps {
  name: string;
  detail: string | undefined;
  picture: string | undefined;
  /** The category's colour, as CSS, behind the picture. */
  tint: string | undefined;
  /** Marks an item that has a link in its dialog. */
  hasLink: boolean;
  /** Shown on the picture. It must be the same element at each render, otherwise the card renders again. */
  badge?: ReactNode;
  /** Undefined if the item has no URL of its own. */
  to: string | undefined;
  view: CardView;
  eager: boolean;
  /** From `useFollowCard`. */
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

const SIZES = {
  grid: '(width < 768px) 50vw, (width < 1280px) 34vw, 25vw',
  list: '96px',
  poster: '(width < 768px) 50vw, 34vw',
};

const WIDTHS: Record<CardView, readonly [PictureWidth, ...PictureWidth[]]> = {
  grid: [200, 400, 600],
  list: [96, 192],
  poster: [200, 400, 600, 800],
};

/** The whole card is a link; Enter and Space open it. */
export const Card = memo(function Card({ to, onFollow, ...rest }: CardProps) {
  const content = <CardContent {...rest} />;
  if (to === undefined) {
    return (
      <div className={styles.card} data-view={rest.view}>
        {content}
      </div>
    );
  }
  return (
    <a href={to} className={styles.card} data-view={rest.view} onClick={onFollow} onKeyDown={openBySpace}>
      {content}
    </a>
  );
});

/** Memoised without the URL, which contains the filters and changes with every keystroke in the search box. */
const CardContent = memo(function CardContent({
  name,
  detail,
  picture,
  tint,
  hasLink,
  badge,
  view,
  eager,
}: Omit<CardProps, 'to' | 'onFollow'>) {
  const [failed, setFailed] = useState<string>();
  return (
    <>
      <span className={styles.frame} style={{ backgroundColor: tint ?? CONSTANTS.cardTint }}>
        <Picture
          src={picture}
          alt=""
          widths={WIDTHS[view]}
          ratio={4 / 5}
          sizes={SIZES[view]}
          eager={eager}
          className={styles.picture}
          onFailure={() => setFailed(picture)}
        />
        {(picture === undefined || picture === failed) && <NamePoster name={name} color={tint} />}
      </span>
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {hasLink && (
        <span className={styles.mark}>
          <Icon name="link" size={16} />
        </span>
      )}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </>
  );
});

/** Links open by Enter only. A card looks like a button, so visitors expect Space to work, too. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
