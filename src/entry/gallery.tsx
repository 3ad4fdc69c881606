import '../../styles/index.scss';
import { openGallery } from '#gallery/openGallery.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
openGallery(container);
