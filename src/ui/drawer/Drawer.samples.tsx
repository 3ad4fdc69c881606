import { Alone } from '#gallery/Alone.tsx';
import { SOCIAL_LINKS, TEXT, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { SocialIcons } from '../social-icons/SocialIcons.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  Open: (
    <Alone>
      <Drawer title="Navigation" onClose={ignore}>
        <RichText value={TEXT} />
        <SocialIcons links={SOCIAL_LINKS} owner="Afterglow" />
      </Drawer>
    </Alone>
  ),
} satisfies Samples;
