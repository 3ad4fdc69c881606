import { type KeyboardEvent, type ReactNode, memo } from 'react';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';
import { pictureAttributes } from '../picture/pictureAttributes.ts';
import { useLoadable } from '../picture/useLoadable.ts';
import { PlainLink } from '../links/PlainLink.tsx';
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
}

/** Half of the window. A dense display gets the picture of 360 pixels, because a card does not show more detail. */
const PHONE =
  '(width < 768px) and (resolution > 2dppx) 27vw, (width < 768px) and (resolution > 1.5dppx) 40vw, (width < 768px) 50vw';
const SIZES = {
  grid: `${PHONE}, (width < 1280px) 34vw, 25vw`,
  list: '45px',
  poster: `${PHONE}, 34vw`,
};

const WIDTHS: Record<CardView, readonly [PictureWidth, ...PictureWidth[]]> = {
  grid: [200, 360, 600],
  list: [96, 192],
  poster: [200, 360, 600, 800],
};

/**
 * The whole card is a link; Enter and Space open it. The list around it handles clicks. It has few elements, because a
 * fast scroll renders dozens of cards a second.
 */
export function Card({ to, hasLink, ...content }: CardProps) {
  const attributes = { className: styles.card, 'data-view': content.view, 'data-link': hasLink || undefined };
  if (to === undefined) {
    return (
      <div {...attributes}>
        <CardContent {...content} />
      </div>
    );
  }
  return (
    <PlainLink href={to} onKeyDown={openBySpace} {...attributes}>
      <CardContent {...content} />
    </PlainLink>
  );
}

/** Memoised without the URL, which contains the filters and changes with every keystroke in the search box. */
const CardContent = memo(function CardContent({
  name,
  detail,
  picture,
  tint,
  badge,
  view,
  eager,
}: Omit<CardProps, 'to' | 'hasLink'>) {
  const [shown, failure] = useLoadable(picture);
  const image = (
    <img
      {...pictureAttributes({
        src: shown,
        widths: WIDTHS[view],
        ratio: 4 / 5,
        sizes: SIZES[view],
        eager,
      })}
      {...failure}
      alt=""
      className={styles.picture}
      style={shown === undefined ? undefined : tinted(tint)}
    />
  );
  return (
    <>
      {shown === undefined ? (
        <span className={styles.frame} style={tinted(tint)}>
          {image}
          {view !== 'list' && <NamePoster name={name} color={tint} />}
        </span>
      ) : (
        image
      )}
      <span className={styles.name}>
        <span dir="auto">{name}</span>
      </span>
      {detail !== undefined && (
        <span className={styles.detail}>
          <span dir="auto">{detail}</span>
        </span>
      )}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </>
  );
});

function tinted(tint: string | undefined) {
  return { backgroundColor: tint ?? CONSTANTS.cardTint };
}

/** Links open by Enter only. A card looks like a button, so visitors expect Space to work, too. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
