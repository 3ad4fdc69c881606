import { type CSSProperties, memo } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useMediaQuery } from '#hooks/useMediaQuery.ts';
import { MESSAGES } from '../messages/index.ts';
import { boothAddress } from '../model/boothAddress.ts';
import type { BoothColors } from '../model/boothColors.ts';
import { selectView } from '../model/mapSlice.ts';
import type { Booth, BoothMap } from '../model/venue.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './Booths.module.scss';

/** From this scale on booths can be pressed, even on a phone. */
const CLOSE = 2;

interface BoothsProps {
  map: BoothMap;
  /** Width by height of the picture. */
  ratio: number;
  /** The booths that the filters show; undefined for all. */
  shown: ReadonlySet<Booth> | undefined;
  chosen: Booth | undefined;
  /** Picked places by `_id`. */
  picked: Readonly<Record<string, unknown>>;
  /** By filter key of a category. */
  colors: ReadonlyMap<string, BoothColors>;
}

/** The booths of a map as links above its picture. When a booth changes, the others do not render again. */
export const Booths = memo(function Booths({ map, ratio, shown, chosen, picked, colors }: BoothsProps) {
  const isClose = useAppSelector((state) => (selectView(state)?.scale ?? (chosen ? CLOSE : 1)) >= CLOSE);
  const { t } = useI18n();
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <ol className={styles.booths} aria-label={t(MESSAGES.booths, { map: map.title })}>
      {map.booths.map((booth) => (
        <BoothBox
          key={booth.label}
          booth={booth}
          map={map.alias}
          ratio={ratio}
          isPressable={isClose || !isTouch}
          isShown={!shown || shown.has(booth)}
          isChosen={booth === chosen}
          isPicked={booth.vendors.some(({ id }) => Object.hasOwn(picked, id))}
          colors={colorsOf(booth, colors)}
        />
      ))}
    </ol>
  );
});

interface BoothBoxProps {
  booth: Booth;
  /** The map's alias. */
  map: string;
  ratio: number;
  /** Whether a finger can press it; otherwise it is no tab stop. The list has the same links. */
  isPressable: boolean;
  isShown: boolean;
  isChosen: boolean;
  isPicked: boolean;
  colors: BoothColors | undefined;
}

const BoothBox = memo(function BoothBox(props: BoothBoxProps) {
  const { booth, map, ratio, isPressable, isShown, isChosen, isPicked, colors } = props;
  const { label, vendors } = booth;
  const { t } = useI18n();
  const stage = vendors.find(({ isStage }) => isStage);
  const shownLabel = stage?.name ?? label;
  const href = boothAddress(booth, map);
  const names = vendors.map(({ name }) => name).reduce(joined, '');
  const state = {
    className: styles.booth,
    'data-stage': stage !== undefined || undefined,
    'data-dim': !isShown || undefined,
    'data-picked': isPicked || undefined,
    style: {
      '--fill': colors?.background,
      '--ink': colors?.text,
      '--size': `${labelSize(shownLabel, booth, ratio)}cqi`,
    } as CSSProperties,
  };
  const text = <span className={styles.label}>{shownLabel}</span>;
  return (
    <li
      className={styles.place}
      style={areaOf(booth)}
      data-chosen={isChosen || undefined}
      data-raised={isChosen || isPicked || undefined}
    >
      {href === undefined ? (
        <span {...state} data-vacant="">
          {text}
        </span>
      ) : (
        <PlainLink
          {...state}
          href={href}
          data-booth={label}
          aria-label={
            isPicked ? t(MESSAGES.savedBooth, { booth: label, vendors: names }) : `${label}: ${names}`
          }
          aria-current={isChosen || undefined}
          tabIndex={isPressable ? undefined : -1}
          title={names}
          draggable={false}
        >
          {text}
        </PlainLink>
      )}
    </li>
  );

  function joined(before: string, vendor: string): string {
    return before === '' ? vendor : t(MESSAGES.and, { vendors: before, vendor });
  }
});

function areaOf({ x, y, width, height }: Booth): CSSProperties {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/** A limit for stages, which are as large as a dozen booths. Percent of the picture's width. */
const MAX_LABEL_SIZE = 3.1;

/** The font size at which a label fits into its booth, one word in each line. Percent of the picture's width. */
function labelSize(label: string, { width, height }: Booth, ratio: number): number {
  const words = label.split(/\s+/);
  const letters = Math.max(3, ...words.map((word) => word.length));
  const fitting = Math.min((width / letters) * 1.35, (height / ratio / words.length) * 0.78, MAX_LABEL_SIZE);
  return Math.round(fitting * 100) / 100;
}

/** The colours of the first category that has colours. */
function colorsOf({ vendors }: Booth, colors: BoothsProps['colors']): BoothColors | undefined {
  const key = vendors.flatMap(({ categories }) => categories).find((key) => colors.has(key));
  return key === undefined ? undefined : colors.get(key);
}
