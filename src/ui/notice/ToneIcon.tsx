import { LineDrawing } from '../icons/Icon.tsx';

/** The kind of a message. Each has its own colour, text and icon, so that none depends on colour alone. */
export type Tone = 'info' | 'warning' | 'danger' | 'success' | 'tip';

const DRAWINGS: Record<Tone, string> = {
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.5v4.5M12 7.8h.01',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.2h.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM12 7.5v5M12 16.2h.01',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.7',
  tip: 'M9.5 18.5h5M10.5 21.5h3M9.5 15.5a6.5 6.5 0 1 1 5 0',
};

/** @param size CSS pixels. */
export function ToneIcon({ tone, size }: { tone: Tone; size?: number }) {
  return <LineDrawing path={DRAWINGS[tone]} size={size} />;
}
