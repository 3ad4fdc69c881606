import { SOCIAL_LINKS } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { SocialIcons } from './SocialIcons.tsx';

export default {
  'All platforms': <SocialIcons links={SOCIAL_LINKS} website="https://festival.example" owner="Afterglow" />,
  'Only a website': <SocialIcons links={[]} website="https://festival.example" owner="Nova" />,
} satisfies Samples;
