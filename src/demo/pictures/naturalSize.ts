import type { AssetRecord } from './assetRecord.ts';

/** Default size: 4:5 for people and places, 16:9 for the rest. */
const PORTRAIT = { width: 1200, height: 1500 };
const LANDSCAPE = { width: 1600, height: 900 };
const UPRIGHT_KINDS = new Set(['place', 'brand', 'performer', 'artist']);

const MAX_SIDE = 4096;

/** The size in pixels that the dataset contains for an asset, scaled down to what the service draws. */
export function naturalSize({ width, height, kind }: AssetRecord): { width: number; height: number } {
  if (width === undefined || height === undefined) return UPRIGHT_KINDS.has(kind) ? PORTRAIT : LANDSCAPE;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
