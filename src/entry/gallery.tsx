import '../../styles/index.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
// eslint-disable-next-line boundaries/dependencies -- the only page that shows components without the app
import { Gallery } from '#ui/gallery/Gallery.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
createRoot(container).render(
  <StrictMode>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
