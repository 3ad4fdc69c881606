/** A picture or film as the Cloudinary plugin stores it in a document. */
export interface Asset {
  _type: 'cloudinary.asset';
  _key?: string;
  public_id: string;
  resource_type: 'image' | 'video';
  format: string;
  width: number;
  height: number;
  url: string;
  secure_url: string;
  context: { custom: { alt: string; caption?: string } };
}

export interface AssetOptions {
  /** Width and height in pixels. */
  size?: readonly [number, number];
  caption?: string;
  format?: string;
}

const PORTRAIT: readonly [number, number] = [1600, 2000];
const FILM: readonly [number, number] = [1920, 1080];

/** @param publicId path below the folder of this festival, for example `places/rinse-cycle` */
export function image(publicId: string, alt: string, options: AssetOptions = {}): Asset {
  return asset('image', publicId, alt, { size: PORTRAIT, format: 'jpg', ...options });
}

/** @param publicId path below the folder of this festival, for example `hero-loop` */
export function video(publicId: string, alt: string, options: AssetOptions = {}): Asset {
  return asset('video', publicId, alt, { size: FILM, format: 'mp4', ...options });
}

function asset(
  kind: Asset['resource_type'],
  publicId: string,
  alt: string,
  { size, caption, format }: AssetOptions & Required<Pick<AssetOptions, 'size' | 'format'>>,
): Asset {
  const path = `afterglow/${publicId}`;
  const address = `/media/${kind}/upload/${path}.${format}`;
  return {
    _type: 'cloudinary.asset',
    public_id: path,
    resource_type: kind,
    format,
    width: size[0],
    height: size[1],
    url: address,
    secure_url: address,
    context: { custom: caption === undefined ? { alt } : { alt, caption } },
  };
}
