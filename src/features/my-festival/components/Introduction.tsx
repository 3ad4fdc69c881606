import { SCREENS } from '#content/messages/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { ButtonLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { MESSAGES } from '../messages/index.ts';
import { PARTS, type Part } from '../model/myState.ts';
import styles from '../MyPage.module.scss';

const SOURCES = {
  schedule: { path: schedule.path, name: SCREENS.schedule },
  walk: { path: marketplace.path, name: SCREENS.marketplace },
  acts: { path: lineup.path, name: SCREENS.lineup },
};

/** How the screen works. @param isRead whether the picks are read, so that there are certainly none. */
export function Introduction({ isRead }: { isRead: boolean }) {
  const { t } = useI18n();
  return (
    <section className={styles.introduction}>
      {/* It takes its space before it is visible, so that nothing moves. */}
      <h2 aria-hidden={!isRead || undefined}>{t(MESSAGES.empty)}</h2>
      <p>{t(MESSAGES.how)}</p>
      <MineWithoutScripts />
      <Browse />
    </section>
  );
}

/** Links to where one finds something to save. @param part only that of one part */
export function Browse({ part }: { part?: Part }) {
  const { t } = useI18n();
  const shown = part === undefined ? PARTS : [part];
  return (
    <ButtonRow>
      {shown.map((one, index) => (
        <ButtonLink key={one} to={SOURCES[one].path} variant={index === 0 ? 'primary' : 'quiet'}>
          {t(SOURCES[one].name)}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
