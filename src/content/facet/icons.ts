/** Line icons of facets' values, on a 24 by 24 grid. Editors choose them by name. */
export const FACET_ICONS = {
  'step-free':
    'M10 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM10 8v6h6l2.5 5M10 10.5h5M7.5 11.5a5 5 0 1 0 6.8 6.8',
  'sign-language':
    'M8 12V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-6 6c-3 0-4.5-1.5-6-4l-1.5-3a1.4 1.4 0 0 1 2.5-1.2L8 14',
  hearing: 'M7 9a5 5 0 0 1 10 0c0 3-3 4-3 6.5a3.5 3.5 0 0 1-6.5 1.5M9.5 9.5a2.5 2.5 0 0 1 5 0',
  captions: 'M3 6h18v12H3ZM10.5 11a2 2 0 1 0 0 2M17.5 11a2 2 0 1 0 0 2',
  quiet: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z',
  language: 'M4 5h16v11H11l-5 4v-4H4ZM8 9h8M8 12h5',
  'no-words': 'M4 5h16v11H11l-5 4v-4H4ZM4 20L20 4',
  flashing: 'M13 3L5 14h6l-1 7 8-11h-6Z',
  loud: 'M4 10v4h4l5 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  warning: 'M12 4L2.5 20h19ZM12 10v5M12 17.5v.5',
  child: 'M12 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM12 9v7M8 11h8M12 16l-3 5M12 16l3 5',
  adult:
    'M4 9l2-1.5V17M12 12a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM12 17a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM20 9v6M17 12h6',
  pen: 'M4 20h4L19 9l-4-4L4 16ZM13 7l4 4',
  brush: 'M20 4L10 14M10 14c-3 0-4 2-4 4s-1 2-2 2c4 1 8 0 8-4a2.5 2.5 0 0 0-2-2Z',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7Z',
} as const;

/** The drawing of an icon; undefined for a name that is not one. */
export function facetIcon(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(FACET_ICONS, name)
    ? FACET_ICONS[name as keyof typeof FACET_ICONS]
    : undefined;
}
