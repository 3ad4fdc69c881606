import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Icon } from '../icons/Icon';
import { Picture } from '../picture/Picture';
import styles from './Card.module.scss';

export interface CardProps {
  name: string;
  detail: string | undefined;
  picture: string | undefined;
  /** A CSS colour behind the picture. */
  tint: string;
  /** Marks an item that can be acted on from its detail. */
  hasLink: boolean;
  /** Undefined where the item has no address of its own. */
  to: string | undefined;
  view: 'grid' | 'list';
  eager: boolean;
  /** From `useFollowCard`. */
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

const SIZES = {
  grid: '(width < 768px) 50vw, (width < 1280px) 34vw, 25vw',
  list: '96px',
};

/** A card is a link: the whole cell is the target, Enter and Space open it. */
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

function CardContent({
  name,
  detail,
  picture,
  tint,
  hasLink,
  view,
  eager,
}: Omit<CardProps, 'to' | 'onFollow'>) {
  return (
    <>
      <span className={styles.frame} style={{ backgroundColor: tint }}>
        <Picture
          src={picture}
          alt=""
          widths={view === 'grid' ? [200, 400, 600] : [96, 192]}
          ratio={4 / 5}
          sizes={SIZES[view]}
          eager={eager}
          className={styles.picture}
        />
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
    </>
  );
}

/** Links open by Enter alone; people who see a card expect Space as well. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
