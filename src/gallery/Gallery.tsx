import { GalleryIndex } from './GalleryIndex.tsx';
import { type GalleryAddress, addressOf } from './galleryAddress.ts';
import { SamplePage } from './SamplePage.tsx';
import type { SampledComponent } from './samples.ts';
import styles from './Gallery.module.scss';

interface GalleryProps {
  components: readonly SampledComponent[];
  address: GalleryAddress;
}

/** What parts of the site look like, with good content and with ugly content. For development only. */
export function Gallery({ components, address }: GalleryProps) {
  const component = components.find(({ slug }) => slug === address.component);
  const { width, ...framed } = address;
  return (
    <>
      <Toolbar address={address} />
      <main className={styles.page}>
        {width !== undefined ? (
          <iframe
            className={styles.frame}
            style={{ inlineSize: `${width}px` }}
            title={`The sample in a window of ${width} pixels`}
            src={addressOf(framed)}
          />
        ) : component ? (
          <SamplePage component={component} address={address} />
        ) : (
          <GalleryIndex components={components} address={address} />
        )}
      </main>
    </>
  );
}

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [undefined, 390, 820, 1440];

function Toolbar({ address }: { address: GalleryAddress }) {
  return (
    <nav className={styles.toolbar} aria-label="Gallery">
      <a href={addressOf({ theme: address.theme })}>All samples</a>
      {THEMES.map((theme) => (
        <a
          key={theme}
          href={addressOf({ ...address, theme })}
          aria-current={address.theme === theme || undefined}
        >
          {theme === 'dark' ? 'Dark' : 'Light'}
        </a>
      ))}
      {WIDTHS.map((width) => (
        <a
          key={width ?? 'window'}
          href={addressOf({ ...address, width })}
          aria-current={address.width === width || undefined}
        >
          {width === undefined ? 'Window' : `${width} px`}
        </a>
      ))}
    </nav>
  );
}
