import { BLACK, type Rgb, WHITE, contrast, hexText, mix, parseColor } from './color.ts';

/** The colours of an event as they are stored; the values may be anything. */
export type ThemeFields = Readonly<
  Partial<Record<'backgroundColor' | 'bodyTextColor' | 'linkColor' | 'accentColor', unknown>>
>;

/** The colours that an event sets. */
export interface Theme {
  /** Determined by the background. It decides on all colours that the event does not set. */
  mode: 'light' | 'dark';
  /** The background, such as `#f6f1e7`. */
  background: string;
  /** CSS custom properties by name. */
  properties: Readonly<Record<`--event-${string}`, string>>;
}

/** Two colours with too little contrast; the site does not use them. */
export interface WeakPair {
  field: keyof ThemeFields;
  /** The contrast; less than 4.5. */
  ratio: number;
}

/** The least contrast of text, as WCAG 2 AA requires it. */
export const MIN_CONTRAST = 4.5;
/** The colours of an event that sets none: the same as in `styles/tokens`. */
const DARK = { background: BLACK, accent: [0x7b, 0xd4, 0xc1] as Rgb };
const LIGHT = { accent: [0x11, 0x60, 0x4f] as Rgb };
/** The share of the text's colour in quiet text, if that is readable. */
const QUIET = 0.68;

/**
 * The theme of an event. Colours that cannot be read are not used. Text and background are used together or not at all;
 * links and accent are each compared with the background.
 *
 * @returns `theme` is undefined for an event that sets no colours.
 */
export function readTheme(fields: ThemeFields): { theme: Theme | undefined; weak: readonly WeakPair[] } {
  const weak: WeakPair[] = [];
  const isReadable = (color: Rgb, on: Rgb, field: keyof ThemeFields) => {
    const ratio = contrast(color, on);
    if (ratio < MIN_CONTRAST) weak.push({ field, ratio });
    return ratio >= MIN_CONTRAST;
  };

  let ownBackground = parseColor(fields.backgroundColor);
  let ownText = parseColor(fields.bodyTextColor);
  if (ownBackground || ownText) {
    const text = ownText ?? readableOn(ownBackground ?? DARK.background);
    if (!isReadable(text, ownBackground ?? DARK.background, 'bodyTextColor'))
      ownBackground = ownText = undefined;
  }
  const background = ownBackground ?? DARK.background;
  const text = ownText ?? readableOn(background);
  const own = (color: Rgb | undefined, field: keyof ThemeFields) =>
    color && isReadable(color, background, field) ? color : undefined;
  const ownAccent = own(parseColor(fields.accentColor), 'accentColor');
  const ownLink = own(parseColor(fields.linkColor), 'linkColor');
  if (!ownBackground && !ownText && !ownAccent && !ownLink) return { theme: undefined, weak };

  const mode = readableOn(background) === BLACK ? 'light' : 'dark';
  const modeAccent = mode === 'light' ? LIGHT.accent : DARK.accent;
  const accent = ownAccent ?? (contrast(modeAccent, background) >= MIN_CONTRAST ? modeAccent : text);
  const nightAccent = strengthen(accent, WHITE, DARK.background);
  const properties = {
    '--event-background': background,
    '--event-text': text,
    '--event-quiet': strengthen(mix(text, background, QUIET), text, background),
    '--event-accent': accent,
    '--event-on-accent': readableOn(accent),
    '--event-link': ownLink ?? accent,
    // For texts on pictures, in any theme.
    '--event-night-accent': nightAccent,
    '--event-on-night-accent': readableOn(nightAccent),
  } as const;
  const entries = Object.entries(properties).map(([name, color]) => [name, hexText(color)] as const);
  return { theme: { mode, background: hexText(background), properties: Object.fromEntries(entries) }, weak };
}

/** Black or white, whichever is easier to read; at least one of them always is. */
function readableOn(background: Rgb): Rgb {
  return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
}

/** A colour mixed with as much of another one as it needs to be readable. */
function strengthen(color: Rgb, other: Rgb, background: Rgb): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const mixed = mix(color, other, share);
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return other;
}
