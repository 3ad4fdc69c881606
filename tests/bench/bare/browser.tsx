import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BareApp, type BarePlace, makeBareStore } from './Places.tsx';

const places = JSON.parse(document.getElementById('places')?.textContent ?? '[]') as BarePlace[];
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <BareApp store={makeBareStore()} Router={BrowserRouter} places={places} />,
);
