import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assetAddress } from '../../lib/model/document';
import { type FestivalEvent, eventName } from '../../lib/model/event';
import { pictureAddress } from '../../lib/pictures/pictureAddress';
import styles from './Shell.module.scss';

/** Pixels of the logo's picture: twice its height on screen. */
const LOGO_HEIGHT = 52;

/** The bar that stays: the festival's logo leads home. */
export function Header({ event }: { event: FestivalEvent | undefined }) {
  const [broken, setBroken] = useState<string>();
  const name = eventName(event);
  const logo = assetAddress(event?.brandLogo);
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={name === undefined ? 'Home' : `${name}, home`}>
        {logo !== undefined && logo !== broken ? (
          <img
            src={pictureAddress(logo, { height: LOGO_HEIGHT })}
            alt=""
            height={LOGO_HEIGHT / 2}
            onError={() => setBroken(logo)}
          />
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </Link>
    </header>
  );
}
