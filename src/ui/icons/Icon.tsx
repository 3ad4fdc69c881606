/** Line icons on a 24 by 24 grid, in the text's colour. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.9-4.9',
  close: 'M5 5l14 14M19 5L5 19',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M4 4h5v5H4zM13 6.5h7M4 15h5v5H4zM13 17.5h7',
  compact: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16',
  filter: 'M3 6h18M7 12h10M10 18h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  link: 'M7 17L17 7M8 7h9v9',
  back: 'M19 12H5M12 5l-7 7 7 7',
  up: 'M12 19V5M5 12l7-7 7 7',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  home: 'M4 11l8-7 8 7v9H4Z',
  mail: 'M3 6h18v12H3ZM3 6l9 7 9-7',
  calendar: 'M4 6h16v14H4ZM4 11h16M8 3v5M16 3v5',
  heart: 'M12 20.5L3.6 12a5 5 0 0 1 7-7.1L12 6.2l1.4-1.3a5 5 0 0 1 7 7.1Z',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM15 7v10',
} as const;

export type IconName = keyof typeof PATHS;

/** Whether an editor's name is that of an icon. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(PATHS, name);
}

interface IconProps {
  name: IconName;
  /** CSS pixels. */
  size?: number;
}

export function Icon({ name, size }: IconProps) {
  return <LineDrawing path={PATHS[name]} size={size} />;
}

/** Decorative: the control around it has the accessible name. */
export function LineDrawing({ path, size = 20 }: { path: string; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
