import { QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';

/** The longest text for a QR code that telephones can read from a screen. Characters. */
const MAX_LENGTH = 1200;

interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  title: string;
  className?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

/** Whether there is a QR code of a text: not of a very long one. */
export function fitsQrCode(text: string): boolean {
  return text.length <= MAX_LENGTH;
}

/** A QR code with its quiet zone; nothing for a text that does not fit. Import it in late chunks only. */
export function QrCode({ text, ...rest }: QrCodeProps) {
  if (!fitsQrCode(text)) return null;
  return <QRCodeSVG value={text} marginSize={4} {...rest} />;
}
