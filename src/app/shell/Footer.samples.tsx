import { eventSchema } from '#content/festival/schema.ts';
import { ASSET, SOCIAL_LINKS, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import FooterContent from './FooterContent.tsx';
import styles from './Footer.module.scss';

function Shown({ text, logo }: { text: string; logo?: object }) {
  const event = eventSchema.parse({
    ...{ _id: 'festival', title: text, nickname: text, locationName: text, locationAddress: text },
    ...{ startDate: '2025-10-25', endDate: '2025-10-26', brandLogo: logo },
    ticketingCTAs: [{ text, url: 'https://tickets.example' }],
  });
  const items = ['Lineup', text].map((label) => ({
    ...{ key: label, label, trackingLabel: label, target: { kind: 'internal', to: '/lineup' } as const },
    ...{ openInNewTab: false, isHighlighted: false, icon: 'mail' },
  }));
  return (
    <Wide>
      <div className={styles.footer}>
        <FooterContent
          event={{ ...event, socialHandles: SOCIAL_LINKS }}
          menu={{ items, skipped: [], screens: [], hasPickable: false, hasLargeSchedule: false }}
        />
      </div>
    </Wide>
  );
}

export default {
  'With a logo': <Shown text="Afterglow" logo={ASSET} />,
  'Without a logo': <Shown text="Afterglow" />,
  ...withUglyTexts((text) => <Shown text={text} />),
} satisfies Samples;
