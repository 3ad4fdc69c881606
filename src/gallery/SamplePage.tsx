import { isAlone } from './Alone.tsx';
import { type GalleryAddress, addressOf } from './galleryAddress.ts';
import { Sandbox } from './Sandbox.tsx';
import type { SampledComponent } from './samples.ts';
import styles from './Gallery.module.scss';

interface SamplePageProps {
  component: SampledComponent;
  address: GalleryAddress;
}

/** All states of a component, or the one that the address names. */
export function SamplePage({ component, address }: SamplePageProps) {
  const shown = component.states.filter(({ slug }) => [undefined, slug].includes(address.state));
  return (
    <>
      <h1 className={styles.title}>{component.name}</h1>
      {shown.map(({ slug, name, element }) => {
        const href = addressOf({ ...address, state: slug });
        return (
          <section key={slug} className={styles.section} aria-labelledby={slug}>
            <h2 id={slug} className={styles.name}>
              <a href={href}>{name}</a>
            </h2>
            <div data-stage>
              {isAlone(element) && address.state === undefined ? (
                <a href={href}>Open</a>
              ) : (
                <Sandbox>{element}</Sandbox>
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
