import { ButtonLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { MESSAGES } from '../model/messages.ts';
import { PARTS, type Part } from '../model/myState.ts';
import styles from '../MyPage.module.scss';

const SOURCES = {
  schedule: { path: schedule.path, name: 'Schedule' },
  walk: { path: marketplace.path, name: 'Marketplace' },
  acts: { path: lineup.path, name: 'Lineup' },
};

/** How the screen works. @param isRead whether the picks are read, so that there are certainly none. */
export function Introduction({ isRead }: { isRead: boolean }) {
  return (
    <section className={styles.introduction}>
      {/* It takes its space before it is visible, so that nothing moves. */}
      <h2 aria-hidden={!isRead || undefined}>{MESSAGES.empty}</h2>
      <p>{MESSAGES.how}</p>
      <MineWithoutScripts />
      <Browse />
    </section>
  );
}

/** Links to where one finds something to save. @param part only that of one part */
export function Browse({ part }: { part?: Part }) {
  const shown = part === undefined ? PARTS : [part];
  return (
    <ButtonRow>
      {shown.map((one, index) => (
        <ButtonLink key={one} to={SOURCES[one].path} variant={index === 0 ? 'primary' : 'quiet'}>
          {SOURCES[one].name}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
