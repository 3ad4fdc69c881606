import { useState } from 'react';
import { assetAddress, assetRatio } from '#lib/media/asset.ts';
import type { StaticPage } from '#content/page/schema.ts';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import styles from './Title.module.scss';

const WIDTHS = [828, 1600, 2400] as const;

interface TitleProps {
  page: StaticPage;
  title: string;
}

/**
 * A page's title: its picture, otherwise the alternative picture, otherwise text. Missing and broken pictures are
 * skipped.
 */
export function Title({ page, title }: TitleProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = [
    { asset: page.media, caption: page.mediaCaption },
    { asset: page.alternativeMedia, caption: page.alternativeMediaCaption },
  ];
  for (const { asset, caption } of pictures) {
    const src = assetAddress(asset);
    if (!asset || src === undefined || broken.includes(src)) continue;
    return (
      <header>
        <h1>
          <Picture
            src={src}
            alt={title}
            widths={WIDTHS}
            ratio={assetRatio(asset) ?? 3}
            sizes="100vw"
            eager
            className={styles.picture}
            onFailure={() => setBroken([...broken, src])}
          />
        </h1>
        {caption !== undefined && caption !== title && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
      </header>
    );
  }
  return <PageHeader title={title} isLarge />;
}
