/** What an address of the gallery names, such as `/gallery/card?state=long-name&theme=light`. */
export interface GalleryAddress {
  /** Its slug; without one the index is shown. */
  component?: string | undefined;
  /** Its slug; without one all states of the component are shown. */
  state?: string | undefined;
  theme: 'dark' | 'light';
  /** Of the window that the sample is shown in, in pixels; without one it is the browser's. */
  width?: number | undefined;
}

const ROOT = '/gallery';

export function isInGallery({ pathname }: { pathname: string }): boolean {
  return pathname === ROOT || pathname.startsWith(`${ROOT}/`);
}

export function readAddress({ pathname, search }: { pathname: string; search: string }): GalleryAddress {
  const params = new URLSearchParams(search);
  const width = Number(params.get('width'));
  return {
    component: pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length + 1) : undefined,
    state: params.get('state') ?? undefined,
    theme: params.get('theme') === 'light' ? 'light' : 'dark',
    width: width > 0 ? width : undefined,
  };
}

export function addressOf({ component, state, theme, width }: GalleryAddress): string {
  const params = new URLSearchParams({
    ...(state !== undefined && { state }),
    ...(theme === 'light' && { theme }),
    ...(width !== undefined && { width: String(width) }),
  });
  const path = component === undefined ? ROOT : `${ROOT}/${component}`;
  return params.size === 0 ? path : `${path}?${params}`;
}
