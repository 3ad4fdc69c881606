import { LONG_NAME, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import styles from './FilterChips.module.scss';
import { FilterChips } from './FilterChips.tsx';

function Chips({ texts }: { texts: readonly string[] }) {
  return (
    <Wide>
      <div className={styles.chips}>
        <FilterChips
          chips={texts.map((text, index) => ({ text, change: index, isInBar: index === 0 }))}
          hrefOf={(index) => `/schedule?without=${index}`}
          onChange={ignore}
        />
      </div>
    </Wide>
  );
}

export default {
  Two: <Chips texts={['In the bar of a wide window', 'English']} />,
  Eight: <Chips texts={Array.from({ length: 8 }, (_, index) => `${LONG_NAME} ${index}`)} />,
} satisfies Samples;
