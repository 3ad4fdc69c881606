import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { documentMaker, EVENT_ID, keyed, reference, slugify } from '../document';
import type { PortableText } from '../portableText';
import { note, portableText, table } from '../portableText';
import { seededRandom } from '../random';

interface Guide {
  title: string;
  lastUpdated: string;
  sections: ReadonlyArray<readonly [title: string, content: PortableText]>;
}

const GUIDES: readonly Guide[] = [
  {
    title: 'Before the Show',
    lastUpdated: '2025-09-30',
    sections: [
      [
        'Key Dates',
        portableText(
          'Five dates matter. Put them where you will see them.',
          table(
            'What is due when',
            [
              ['Date', 'What', 'Where'],
              ['September 26', 'Applications close', 'Vendor application'],
              ['October 3', 'Insurance certificate', 'Exhibitor portal'],
              ['October 10', 'Power, water and furniture orders', 'Exhibitor portal'],
              ['October 20', 'Load-in slot confirmed by mail', 'Your inbox'],
              ['October 23-24', 'Load-in', 'South dock'],
            ],
            'All deadlines end at midnight, Las Vegas time.',
          ),
          note(
            'warning',
            'Orders after October 10',
            'Late orders for power cost **half as much again**, and there is no guarantee that a line can still be laid to your booth.',
          ),
        ),
      ],
      [
        'Your Booth',
        portableText(
          `A standard booth is ten by ten feet: three black walls eight feet high, one fascia sign, a black carpet and a 500-watt outlet. Artist Alley tables are six feet long and come with two chairs and a lamp.

Nothing may be screwed, glued or nailed to the walls. They take clamps, hooks and a surprising amount of *magnetic tape*.`,
          image('guide/booth', 'Drawing of a standard booth with its measurements', {
            size: [1600, 1200],
            caption: 'A standard booth. The outlet is at the rear left, always.',
          }),
          note(
            'tip',
            'Bring your own light',
            'The halls are dark by design. Booths with their own lamps sell more, look better and get photographed. Warm white, aimed down, *no strobes*.',
          ),
        ),
      ],
      [
        'Insurance & Permits',
        portableText(
          `Every exhibitor needs general liability cover of one million dollars for the days from load-in to load-out. Kitchens and trucks need a county health permit on top, and sellers need a one-time sales tax form, which we send you.

- Name the venue and the festival as *additional insured*
- Upload the certificate by October 3
- Carry a paper copy; inspectors like paper`,
          note(
            'danger',
            'No certificate, no booth',
            'We cannot let anyone build without proof of insurance. This is the one rule with no exceptions and no workaround on the day.',
          ),
        ),
      ],
      [
        'Stock & Shipping',
        portableText(
          `Parcels may arrive at the venue warehouse from October 13. Label them with your booth number, your name and \`AFTERGLOW 25\`.

1. Ship early; the dock counts in pallets, not boxes
2. Keep each box below fifty pounds
3. Photograph the labels before you let go of them`,
        ),
      ],
    ],
  },
  {
    title: 'On Site',
    lastUpdated: '2025-10-14',
    sections: [
      [
        'Load-In',
        portableText(
          'You have a two-hour slot at the south dock. Arrive at the start of it, unload, move the vehicle, *then* build. The dock crew has trolleys, tape and very little patience for double parking.',
          table('Load-in by hall', [
            ['Hall', 'Thursday', 'Friday'],
            ['Hall A', '8am-2pm', '8am-noon'],
            ['Hall B', '8am-2pm', 'noon-4pm'],
            ['Hall C', '2pm-8pm', '8am-noon'],
            ['Hall D and trucks', '6am-8pm', '6am-noon'],
          ]),
          note(
            'info',
            'High-visibility vests',
            'Vests are required on the floor until 6pm on Friday. You can borrow one at the dock against something you would miss.',
          ),
        ),
      ],
      [
        'Show Days',
        portableText(
          `Exhibitors enter from 9am with their badges. Booths must be staffed from 11am to 10pm, and the lights come down over anyone who packs early.

Restock through the rear aisle before 10:30am or between 3pm and 4pm. Trolleys are not allowed among visitors at any other time.`,
          note(
            'success',
            'Sold out?',
            'Congratulations. Put up the sign from your welcome pack, stay at the booth and take orders. A sold-out booth with someone at it is still one of the best things on the floor.',
          ),
        ),
      ],
      [
        'Power, Water & Wi-Fi',
        portableText(
          `Each outlet is tested at its stated load on Friday evening. If you draw more, the breaker will tell you, and so will your neighbors.

- Daisy-chained power strips are taken away and returned on Sunday
- Water points are at the end of every second aisle
- The exhibitor network is for card readers; anything that streams is cut off`,
          note(
            'danger',
            'Heat',
            'Anything that glows, melts, fires or fries has to be on the list that you sent in by October 10, with an extinguisher **within reach**.',
          ),
        ),
      ],
      [
        'Safety & Conduct',
        portableText(
          'The [code of conduct](/code-of-conduct) applies to exhibitors before, during and after opening hours. If something happens at your booth, call the number on your badge. Write down the time; it helps more than anything else.',
          image('guide/exits', 'Emergency exits and assembly points around the four halls', {
            size: [1600, 1000],
            caption: 'Know two exits: the near one and the other one.',
          }),
        ),
      ],
    ],
  },
  {
    title: 'After the Show',
    lastUpdated: '2025-10-02',
    sections: [
      [
        'Load-Out',
        portableText(
          `The halls close at 10pm on Sunday. Carpets come up at 10:30pm and dock doors open at 11pm, in the order of the numbers on your load-out card.

1. Pack
2. Collect your stamp from the floor manager
3. Bring the vehicle, not the other way round`,
          note(
            'warning',
            'Leave no glitter',
            'A booth that needs deep cleaning is charged at cost. Glitter always needs deep cleaning.',
          ),
        ),
      ],
      [
        'Leftovers',
        portableText(
          'Food goes to the crew and to two shelters that collect at 11pm. Timber, fabric and carpet go to the reuse yard at the south dock, where you may also *take* things. Everything else goes home with you.',
          note(
            'tip',
            'The reuse yard opens early',
            'Designers, set builders and anyone with a van should look in from 9pm. Last year somebody left with a staircase.',
          ),
        ),
      ],
      [
        'Payment & Next Year',
        portableText(
          `Deposits are returned within fourteen days, less anything that has to be repaired. Exhibitors of this edition can book for the next one **two weeks before** applications open.

Tell us how it went: the [survey](https://help.afterglow.example/exhibitor-survey) has nine questions and we read every answer out loud.`,
          table('Deposits', [
            ['Space', 'Deposit', 'Returned by'],
            ['Artist Alley table', '$50', 'November 9'],
            ['Booth', '$200', 'November 9'],
            ['Kitchen or truck', '$500', 'November 16'],
          ]),
        ),
      ],
    ],
  },
];

export function makeExhibitorGuides(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'exhibitor guides'));
  return GUIDES.map(({ title, lastUpdated, sections }, index) =>
    make('exhibitorGuide', `guide-${slugify(title)}`, {
      title,
      sections: keyed(
        sections.map(([sectionTitle, sectionContent], order) => ({
          sectionTitle,
          sectionContent,
          order: order + 1,
          isHighlighted: order === 0,
          isCollapsible: order > 0,
        })),
      ),
      displayOrder: index + 1,
      status: 'published',
      appVisibility: true,
      allowDownload: index === 0,
      lastUpdated,
      eventInstance: reference(EVENT_ID),
    }),
  );
}
