import type { Samples } from '#gallery/samples.ts';
import { QrCode } from './QrCode.tsx';

export default {
  'An address': <QrCode text="https://festival.example/marketplace/lumen-oak" title="QR code" />,
} satisfies Samples;
