import { ButtonLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { MESSAGES } from '../model/messages.ts';
import styles from '../MyPage.module.scss';

/** How the screen works. @param isRead whether the picks are read, so that there are certainly none. */
export function Introduction({ isRead }: { isRead: boolean }) {
  return (
    <section className={styles.introduction}>
      {/* It takes its space before it is visible, so that nothing moves. */}
      <h2 aria-hidden={!isRead || undefined}>{MESSAGES.empty}</h2>
      <p>{MESSAGES.how}</p>
      <MineWithoutScripts />
      <ButtonRow>
        <ButtonLink to={schedule.path} variant="primary">
          Schedule
        </ButtonLink>
        <ButtonLink to={lineup.path}>Lineup</ButtonLink>
        <ButtonLink to={marketplace.path}>Marketplace</ButtonLink>
      </ButtonRow>
    </section>
  );
}
