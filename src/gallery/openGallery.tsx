import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { injectDeferred } from '#app/injectDeferred.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';
import { Gallery } from './Gallery.tsx';
import { isInGallery, readAddress } from './galleryAddress.ts';
import { readSamples } from './samples.ts';

/** The colors of an event with a light theme. */
const LIGHT = {
  backgroundColor: '#f6f1e7',
  bodyTextColor: '#1c1a17',
  accentColor: '#a3262a',
  linkColor: '#0b5a8f',
};

/** Shows what the address names, and follows it. */
export function openGallery(container: Element): void {
  injectDeferred();
  const root = createRoot(container);
  const components = readSamples();
  show();
  // Without it, links load the page again.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.canIntercept && !event.hashChange && isInGallery(new URL(event.destination.url)))
      event.intercept({ handler: () => Promise.resolve(show()) });
  });

  function show() {
    const address = readAddress(window.location);
    setTheme(address.theme);
    document.title = [address.component, 'Gallery'].filter(Boolean).join(' · ');
    const gallery = (
      <StrictMode>
        <Gallery key={window.location.href} components={components} address={address} />
      </StrictMode>
    );
    flushSync(() => root.render(gallery));
  }
}

function setTheme(theme: 'dark' | 'light') {
  const { documentElement } = document;
  for (const name of ['data-theme', 'style']) documentElement.removeAttribute(name);
  const { html } = documentAttributes(theme === 'light' ? LIGHT : {});
  for (const [name, value] of Object.entries(html)) documentElement.setAttribute(name, value);
}
