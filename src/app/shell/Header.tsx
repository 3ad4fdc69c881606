import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '#content/store.ts';
import { MY_PATH, countPicks } from '#features/picks/index.ts';
import { eventName } from '#content/festival/eventName.ts';
import { assetAddress, assetRatio } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useInView } from '#hooks/useInView.ts';
import { AroundName } from '#ui/around-name/AroundName.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Link } from '#ui/links/Link.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { LanguageLinks, hasLanguages } from './LanguageLinks.tsx';
import { MenuRuler } from './MenuRuler.tsx';
import { Navigation } from './Navigation.tsx';
import { useMenu } from './useMenu.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Header.module.scss';

interface HeaderProps {
  event: FestivalEvent | undefined;
  /** `back` shows a back link instead of the logo; `over` lies over the screen's picture. */
  variant: 'logo' | 'back' | 'over';
}

/** The sticky header. The logo leads to the home screen; on the home screen to its top. */
export function Header({ event, variant }: HeaderProps) {
  const { t } = useI18n();
  const [mark, isAtTop] = useInView({ isAtFirst: true });
  const name = eventName(event);
  const { pathname } = useLocation();
  const { items = [], hasPickable } = useMenu('home') ?? {};
  const count = useAppSelector(({ picks }) => countPicks(picks.picked));
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-clear={variant === 'over' && isAtTop}>
        {variant === 'back' ? (
          <Link to="/" className={styles.back}>
            <span>
              {name === undefined ? (
                t(MESSAGES.backHome)
              ) : (
                <AroundName message={MESSAGES.back}>
                  <bdi>{name}</bdi>
                </AroundName>
              )}
            </span>
          </Link>
        ) : (
          <HomeLink event={event} />
        )}
        <MenuRuler items={items} buttons={(hasPickable ? 2 : 1) + (hasLanguages(event) ? 1 : 0)}>
          {/* The deferred code opens a dialog instead (features/search). */}
          <Link to="/search" className={styles.button} aria-label={t(MESSAGES.search)} data-search>
            <Icon name="search" size={24} />
          </Link>
          {hasPickable && (
            <Link
              to={MY_PATH}
              className={styles.button}
              aria-label={count === 0 ? t(WORDS.myFestival) : t(MESSAGES.savedCount, { count })}
              title={t(WORDS.myFestival)}
              aria-current={pathname === MY_PATH ? 'page' : undefined}
            >
              <Icon name="heart" size={24} />
              {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
            </Link>
          )}
          <LanguageLinks event={event} place="header" />
          <Navigation items={items} />
        </MenuRuler>
      </header>
    </>
  );
}

function HomeLink({ event }: { event: FestivalEvent | undefined }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const name = eventName(event);

  function scrollAtHome(click: MouseEvent) {
    if (pathname !== '/' || click.metaKey || click.ctrlKey) return;
    click.preventDefault();
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('home')?.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  }

  return (
    <Link
      to="/"
      className={styles.logo}
      aria-label={name === undefined ? t(MESSAGES.home) : t(MESSAGES.homeOf, { name })}
      onClick={scrollAtHome}
    >
      <Logo
        src={assetAddress(event?.brandLogo)}
        ratio={event?.brandLogo && assetRatio(event.brandLogo)}
        name={name ?? t(MESSAGES.home)}
        size="sm"
      />
    </Link>
  );
}
