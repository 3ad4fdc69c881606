import { BackToTop } from '../back-to-top/BackToTop.tsx';
import { PageHead } from '../page-head/PageHead.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { Toaster } from '../toast/Toaster.tsx';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Carousels } from './Carousels.tsx';
import { Forms } from './Forms.tsx';
import { Foundations } from './Foundations.tsx';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { Screens } from './Screens.tsx';

const DESCRIPTION = 'Every part in every state, with good content and with ugly content.';

/** All components of `ui/` in all states, for development only. */
export function Gallery() {
  return (
    <main>
      <PageHead title="Gallery" description={DESCRIPTION} />
      <PageHeader title="Gallery" subtitle={DESCRIPTION} />
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
