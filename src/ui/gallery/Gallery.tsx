import { BackToTop } from '../back-to-top/BackToTop';
import { PageHead } from '../page-head/PageHead';
import { PageHeader } from '../page-header/PageHeader';
import { Toaster } from '../toast/Toaster';
import { Actions } from './Actions';
import { Cards } from './Cards';
import { Carousels } from './Carousels';
import { Forms } from './Forms';
import { Foundations } from './Foundations';
import { Messages } from './Messages';
import { Overlays } from './Overlays';
import { Screens } from './Screens';

const PURPOSE = 'Every part in every state, with good content and with ugly content.';

/** Every part of `ui/` in every state, for whoever builds with them. It exists only in development. */
export function Gallery() {
  return (
    <main>
      <PageHead title="Gallery" description={PURPOSE} />
      <PageHeader title="Gallery" subtitle={PURPOSE} />
      <Foundations />
      <Actions />
      <Forms />
      <Messages />
      <Overlays />
      <Cards />
      <Carousels />
      <Screens />
      <BackToTop threshold={300} />
      <Toaster />
    </main>
  );
}
