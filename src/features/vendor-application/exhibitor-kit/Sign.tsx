import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useFestival } from '#content/festival/useFestival.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { QrCode } from '#ui/qr-code/QrCode.tsx';
import { MESSAGES } from './messages/index.ts';
import { signTextSize } from './signTextSize.ts';
import styles from './Sign.module.scss';

/** What the kit knows of a listing. */
export interface Listing {
  name: string;
  /** As the site shows it. */
  booth: string | null;
  /** The full address of the listing. */
  address: string;
}

/** In millimetres, without the margins of the page. */
const WIDTH = 180;
const BOXES = {
  festival: { width: WIDTH, height: 18, max: 11 },
  name: { width: WIDTH, height: 60, max: 26 },
  booth: { width: WIDTH, height: 66, max: 48 },
};

/**
 * A sign for the booth, one page that is visible on paper only. Browsers print it or save it as a PDF: a PDF of our own
 * would need fonts and the shaping of Arabic, which the browser has.
 */
export function Sign({ listing: { name, booth, address } }: { listing: Listing }) {
  const { t } = useI18n();
  const { name: festival } = useFestival();
  useLayoutEffect(() => {
    // Browsers use the title as the name of the printed file.
    const { title } = document;
    document.title = name;
    return () => void (document.title = title);
  }, [name]);
  return createPortal(
    <div className={styles.sign}>
      <SignText box="festival" text={festival} />
      <SignText box="name" text={name} />
      <SignText box="booth" text={booth ?? undefined} />
      <QrCode text={address} title={t(MESSAGES.qrCode)} className={styles.code} />
      <p className={styles.scan}>
        {t(MESSAGES.scan)}
        <span className={styles.address} dir="ltr">
          {address}
        </span>
      </p>
    </div>,
    document.body,
  );
}

function SignText({ box, text }: { box: keyof typeof BOXES; text: string | undefined }) {
  if (text === undefined) return null;
  const { height } = BOXES[box];
  const fontSize = signTextSize(text, BOXES[box]);
  return (
    <p className={styles.text} dir="auto" style={{ fontSize: `${fontSize}mm`, maxBlockSize: `${height}mm` }}>
      {text}
    </p>
  );
}
