import { Alone } from '#gallery/Alone.tsx';
import { LONG_NAME, RTL_NAME, TEXT, ignore, samplePicture } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { Button, ButtonRow } from '../buttons/Button.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SocialIcons } from '../social-icons/SocialIcons.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { DialogHero } from './DialogHero.tsx';

const HERO = <DialogHero picture={samplePicture(320)} alt="" tint={undefined} />;
const BODY = (
  <>
    <ButtonRow>
      <Button variant="primary">Visit</Button>
      <Button>Save</Button>
    </ButtonRow>
    <SocialIcons links={[]} website="https://nova.example" owner="Nova" />
    <RichText value={TEXT} />
  </>
);
const SHARED = { closeHref: '/', onClose: ignore };

export default {
  'With a picture': (
    <Alone>
      <DetailDialog title="Nova Prints" hero={HERO} {...SHARED}>
        {BODY}
      </DetailDialog>
    </Alone>
  ),
  Article: (
    <Alone>
      <DetailDialog title="Doors open an hour earlier" shape="article" hero={HERO} {...SHARED}>
        {BODY}
      </DetailDialog>
    </Alone>
  ),
  'Over another dialog': (
    <Alone>
      <DetailDialog title="Nova Prints" hero={HERO} mustGoBack {...SHARED}>
        {BODY}
      </DetailDialog>
    </Alone>
  ),
  'No picture': (
    <Alone>
      <DetailDialog title="Place Not Found" {...SHARED}>
        <p>This marketplace place could not be found.</p>
      </DetailDialog>
    </Alone>
  ),
  'Long name': (
    <Alone>
      <DetailDialog title={LONG_NAME} hero={HERO} {...SHARED}>
        {BODY}
      </DetailDialog>
    </Alone>
  ),
  'Right to left': (
    <Alone>
      <DetailDialog title={RTL_NAME} hero={HERO} {...SHARED}>
        {BODY}
      </DetailDialog>
    </Alone>
  ),
} satisfies Samples;
