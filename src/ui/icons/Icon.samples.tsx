import { Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Icon, type IconName, isIconName } from './Icon.tsx';

/** A record, so that the compiler misses none. */
const NAMES: Record<IconName, true> = {
  search: true,
  close: true,
  grid: true,
  list: true,
  compact: true,
  filter: true,
  menu: true,
  link: true,
  back: true,
  up: true,
  globe: true,
  home: true,
  mail: true,
  calendar: true,
  heart: true,
  share: true,
  ticket: true,
};

export default {
  'All icons': (
    <Row>
      {Object.keys(NAMES)
        .filter(isIconName)
        .map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
    </Row>
  ),
} satisfies Samples;
