import { type CSSProperties, memo } from 'react';
import { boothAddress } from '../model/boothAddress.ts';
import type { BoothColors } from '../model/boothColors.ts';
import type { Booth, BoothMap } from '../model/venue.ts';
import styles from './Booths.module.scss';

interface BoothsProps {
  map: BoothMap;
  /** The booths that the filters show; undefined for all. */
  shown: ReadonlySet<Booth> | undefined;
  chosen: Booth | undefined;
  /** Picked places by `_id`. */
  picked: Readonly<Record<string, unknown>>;
  /** By filter key of a category. */
  colors: ReadonlyMap<string, BoothColors>;
}

/** The booths of a map as links above its picture. When a booth changes, the others do not render again. */
export const Booths = memo(function Booths({ map, shown, chosen, picked, colors }: BoothsProps) {
  return (
    <ol className={styles.booths} aria-label={`Booths on ${map.title}`}>
      {map.booths.map((booth) => (
        <BoothBox
          key={booth.label}
          booth={booth}
          map={map.alias}
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
  isShown: boolean;
  isChosen: boolean;
  isPicked: boolean;
  colors: BoothColors | undefined;
}

const BoothBox = memo(function BoothBox({ booth, map, isShown, isChosen, isPicked, colors }: BoothBoxProps) {
  const { label, vendors } = booth;
  const href = boothAddress(booth, map);
  const names = vendors.map(({ name }) => name).join(' and ');
  const state = {
    className: styles.booth,
    'data-stage': vendors.some(({ isStage }) => isStage) || undefined,
    'data-dim': !isShown || undefined,
    'data-picked': isPicked || undefined,
    style: {
      '--fill': colors?.background,
      '--ink': colors?.text,
      fontSize: fittingSize(booth),
    } as CSSProperties,
  };
  const text = <span className={styles.label}>{label}</span>;
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
        <a
          {...state}
          href={href}
          data-booth={label}
          aria-label={`${label}: ${names}${isPicked ? ', saved' : ''}`}
          aria-current={isChosen || undefined}
          title={names}
          draggable={false}
        >
          {text}
        </a>
      )}
    </li>
  );
});

function areaOf({ x, y, width, height }: Booth): CSSProperties {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/** A limit for stages, which are as large as a dozen booths. Percent of the picture's width. */
const MAX_LABEL_SIZE = 2.5;

/**
 * The font size at which a label fits into its booth, one word in each line. `cqi` and `cqb` are percent of the
 * picture.
 */
function fittingSize({ label, width, height }: Booth): string {
  const words = label.split(/\s+/);
  const letters = Math.max(3, ...words.map((word) => word.length));
  const round = (value: number) => Math.round(value * 100) / 100;
  const size = `${round((width / letters) * 1.35)}cqi, ${round((height / words.length) * 0.78)}cqb`;
  return `min(${size}, ${MAX_LABEL_SIZE}cqi)`;
}

/** The colours of the first category that has colours. */
function colorsOf({ vendors }: Booth, colors: BoothsProps['colors']): BoothColors | undefined {
  const key = vendors.flatMap(({ categories }) => categories).find((key) => colors.has(key));
  return key === undefined ? undefined : colors.get(key);
}
