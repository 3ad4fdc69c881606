import { type GalleryAddress, addressOf } from './galleryAddress.ts';
import { isAlone } from './Alone.tsx';
import type { SampledComponent } from './samples.ts';
import styles from './Gallery.module.scss';

interface GalleryIndexProps {
  components: readonly SampledComponent[];
  address: GalleryAddress;
}

/** Links to all samples, by the folder of their component. */
export function GalleryIndex({ components, address: { theme } }: GalleryIndexProps) {
  const rooms = new Set(components.map(roomOf));
  return (
    <>
      <h1 className={styles.title}>Gallery</h1>
      {[...rooms].map((room) => (
        <section key={room} className={styles.section} aria-labelledby={room}>
          <h2 id={room} className={styles.name}>
            {room}
          </h2>
          {components
            .filter((component) => roomOf(component) === room)
            .map(({ slug: component, name, states }) => (
              <div key={component}>
                <a href={addressOf({ component, theme })} data-page>
                  {name}
                </a>
                <ul className={styles.states}>
                  {states.map(({ slug: state, name: stateName, element }) => (
                    <li key={state}>
                      <a
                        href={addressOf({ component, state, theme })}
                        data-page={isAlone(element) || undefined}
                        aria-label={`${name}: ${stateName}`}
                      >
                        {stateName}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </section>
      ))}
    </>
  );
}

/** `features/schedule`, and `ui` for all of it. */
function roomOf({ folder }: SampledComponent): string {
  const [layer = '', room] = folder.split('/');
  return layer === 'features' ? `${layer}/${room}` : layer;
}
