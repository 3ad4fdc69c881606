import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { DetailDialog } from '../detail-dialog/DetailDialog.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Picture } from '../picture/Picture.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SocialIcons } from '../social-icons/SocialIcons.tsx';
import { LONG_NAME, SOCIAL_LINKS, TEXT, samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';
import styles from './Gallery.module.scss';

const OVERLAYS = ['Drawer', 'Dialog', 'Dialog without a picture', 'Dialog over a dialog'] as const;

/** Dialogs and other overlays. */
export function Overlays() {
  const [open, setOpen] = useState<(typeof OVERLAYS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Overlays">
      <Sample name="Each closes by its button, by Escape and by a click beside it; the last by its button alone">
        {OVERLAYS.map((name) => (
          <Button key={name} aria-haspopup="dialog" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Sample>
      {open === 'Drawer' && (
        <Drawer title="Navigation" onClose={close}>
          <div className={styles.column}>
            <RichText value={TEXT} />
            <SocialIcons links={SOCIAL_LINKS} owner="Afterglow" />
          </div>
        </Drawer>
      )}
      {open === 'Dialog' && (
        <DetailDialog title={LONG_NAME} hero={<Hero />} closeHref="/" onClose={close}>
          <RichText value={TEXT} />
        </DetailDialog>
      )}
      {open === 'Dialog without a picture' && (
        <DetailDialog title="Place Not Found" closeHref="/" onClose={close}>
          <p>This marketplace place could not be found.</p>
        </DetailDialog>
      )}
      {open === 'Dialog over a dialog' && (
        <DetailDialog title={LONG_NAME} hero={<Hero />} mustGoBack closeHref="/" onClose={close}>
          <RichText value={TEXT} />
        </DetailDialog>
      )}
    </Section>
  );
}

function Hero() {
  return (
    <Picture
      src={samplePicture('No', 320)}
      alt=""
      widths={[480]}
      ratio={4 / 5}
      sizes="540px"
      style={{ blockSize: '100%', inlineSize: '100%', objectFit: 'cover' }}
    />
  );
}
