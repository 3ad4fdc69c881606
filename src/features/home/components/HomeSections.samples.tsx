import { eventSchema } from '#content/festival/schema.ts';
import { ASSET, SOCIAL_LINKS, TEXT, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { contentSectionSchema } from '#lib/schema/contentSection.ts';
import { ContentSectionView } from './ContentSectionView.tsx';
import { Hero } from './Hero.tsx';
import { JoinSection } from './JoinSection.tsx';

function festival(name: string, fields: object = {}) {
  return {
    ...eventSchema.parse({
      _id: 'festival',
      title: name,
      nickname: name,
      subtitle: name,
      locationName: name,
      startDate: '2025-10-25',
      endDate: '2025-10-26',
      ticketingCTAs: [{ text: 'Buy Tickets Now', url: 'https://tickets.example' }],
      marketingCTAs: [{ text: name, url: '/lineup' }],
      ...fields,
    }),
    socialHandles: SOCIAL_LINKS,
  };
}

function section(name: string, hasPicture: boolean) {
  return contentSectionSchema.parse({
    sectionId: 'join',
    modules: [
      ...(hasPicture
        ? [{ _type: 'mediaModule', media: { desktop: ASSET, altText: 'A sample', caption: name } }]
        : []),
      {
        _type: 'textModule',
        headline: name,
        headlineStyle: 'h2',
        content: TEXT,
        callsToAction: [{ text: name, url: '/lineup' }],
      },
    ],
  });
}

function Sections({ name, hasPicture = true }: { name: string; hasPicture?: boolean }) {
  return (
    <Wide>
      <Hero event={festival(name)} />
      <ContentSectionView
        section={{ modules: section(name, hasPicture).modules }}
        fallbackAction={undefined}
      />
      <JoinSection section={section(name, hasPicture)} />
    </Wide>
  );
}

export default {
  'With pictures': <Sections name="Two days of light" />,
  'Without pictures': <Sections name="Two days of light" hasPicture={false} />,
  ...withUglyTexts((text) => <Sections name={text} />),
} satisfies Samples;
