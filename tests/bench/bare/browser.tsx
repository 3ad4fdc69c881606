import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { BareApp, type BarePlace, bareRoutes, makeBareStore } from './Places.tsx';

const places = JSON.parse(document.getElementById('places')?.textContent ?? '[]') as BarePlace[];
const router = createBrowserRouter(bareRoutes(places));
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <BareApp store={makeBareStore()} router={router} />,
);
