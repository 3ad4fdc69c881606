import { BROKEN_PICTURE, samplePicture } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { AppBadge } from './AppBadge.tsx';

export default {
  'With its picture': <AppBadge href="https://app.example" src={samplePicture(200)} alt="Get the app" />,
  'Broken picture': <AppBadge href="https://app.example" src={BROKEN_PICTURE} alt="Get the app" />,
} satisfies Samples;
