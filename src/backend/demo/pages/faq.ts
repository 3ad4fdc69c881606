import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image, video } from '../asset';
import { documentMaker, EVENT_ID, keyed, reference, slugify } from '../document';
import type { PortableText } from '../portableText';
import { portableText } from '../portableText';
import { seededRandom } from '../random';

interface Section {
  title: string;
  items: ReadonlyArray<readonly [question: string, answer: PortableText]>;
}

const SECTIONS: readonly Section[] = [
  {
    title: 'Tickets & Entry',
    items: [
      [
        'Which tickets are there?',
        portableText(`There are three kinds, and each carries a name.

- **Weekend pass:** both days, all four halls, all nine stages
- **Sunday only:** the second day, from doors to lights off
- **VIP:** both days, a separate entrance, the mezzanine bar and a bag that people ask about

Children under ten come in free with an adult. They get a wristband with your number on it.`),
      ],
      [
        'Can I leave and come back?',
        portableText(
          'Yes, as often as you like, until 9pm. Have your wristband scanned **on the way out** as well as on the way in; without the first scan, the second one will not work.',
        ),
      ],
      [
        'How do I pass my ticket on to somebody else?',
        portableText(`Open the ticket in your account and change the name. It is free until October 20 and costs five dollars after that.

1. Sign in to [your tickets](https://tickets.afterglow.example/account)
2. Choose *Change name*
3. Enter the new name as it stands on an ID

Screenshots do not work at the door: the code on the ticket changes every minute.`),
      ],
      [
        'Are there tickets at the door?',
        portableText(
          'Only if any are left, and in the past three years none were. The box office on the west side opens at 10am for collections and, with luck, for sales.',
        ),
      ],
      [
        'What will you ask me to leave outside?',
        portableText(`Bags larger than a backpack, glass, tripods, drones, skateboards that are not in a bag, and anything that you would not hand to a stranger.

#### What is fine

Water bottles, snacks, strollers, sketchbooks, cameras without a tripod, props that pass the *bend test*: if it bends, it is in.`),
      ],
      [
        'I lost my wristband. Now what?',
        portableText(
          'Bring an ID to the box office. We cancel the old band and print a new one, which takes about four minutes and a short lecture.',
        ),
      ],
    ],
  },
  {
    title: 'Getting Here & Parking',
    items: [
      [
        'Which entrance should I use?',
        portableText(
          `The **north** entrance, if your ticket is on your phone. The **west** entrance, if you are collecting one, traveling with a large bag or meeting someone.`,
          image(
            'faq/entrances',
            'Plan of the four entrances: north, west, south and the step-free door on the east side',
            {
              size: [1600, 1000],
              caption: 'The step-free door is on the east side, beside the shuttle stop.',
            },
          ),
        ),
      ],
      [
        'Is there parking?',
        portableText(
          'Yes, in the Diamond Lot. It costs twenty-five dollars a day and is usually full by noon. The Silver Lot is closed to cars, because it is full of food trucks.',
        ),
      ],
      [
        'How do I get here without a car?',
        portableText(`- Monorail: the stop is at the door, and trains run until 3am
- Shuttle: every twelve minutes from the [festival hotel](/hotel-info), from 9:30am
- Bicycle: four hundred stands at the south doors, with a pump
  - bring your own lock
  - the stands are covered by cameras
- On foot: eighteen minutes from the middle of the Strip, most of them in the sun`),
      ],
      [
        'Is the building accessible?',
        portableText(`All halls and all stages but one can be reached without steps. The Workshop Loft has an elevator, which is slow; crew members will hold your place.

A [quiet room](/map) with low light is on the upper level. Companion tickets are free: write to us with the name on your own ticket.`),
      ],
    ],
  },
  {
    title: 'On the Floor',
    items: [
      [
        'When do the halls open and close?',
        portableText(
          'Both days, 11am to 10pm. The Silver Lot stays open for half an hour longer, and The Gantry, on Saturday, for much longer than that.',
          video('hero-loop', 'Light moving through haze above a crowd', {
            caption: 'The Sodium Stage at 9:55pm, five minutes before anyone wants to go home.',
          }),
        ),
      ],
      [
        'How do drops and raffles work?',
        portableText(`Tickets are free and handed out at the booth or at the Drop Deck, one per wristband.

1. Collect a ticket before the time on the [schedule](/schedule)
2. Be there when your number is called
3. Pay at the counter within ten minutes

*No holds and no proxies.* If you are in the restroom, so be it.`),
      ],
      [
        'Can I pay in cash?',
        portableText(
          'Nearly everywhere. The kitchens in Hall D take cards only, because nobody with floured hands wants to count coins. There are ATMs by the west entrance and beside Hall C.',
        ),
      ],
      [
        'May I take photographs?',
        portableText(
          'Of the halls, yes. Of people, ask first. Of art, look for the sign: a camera means *go ahead*, a hand means *please do not*. Flash is fine at dance sets and nowhere else.',
        ),
      ],
      [
        'Where do I eat if I eat almost nothing?',
        portableText(
          'Every kitchen has an ingredient card for every dish at the window. Thirty-one menus are vegan, nineteen are halal, and the app can filter both. Start with [food and drink](/marketplace/category/food-&-drink).',
        ),
      ],
      [
        'Is there somewhere to leave what I bought?',
        portableText(
          'The Holding Pen, next to the west entrance, keeps purchases until closing for three dollars a bag. Ramen does not count as a purchase.',
        ),
      ],
      [
        'What if something breaks?',
        portableText(
          'The Repair Café in the Workshop Loft mends zippers, straps, pedals and most things with a seam on Sunday from 2pm. It is free; `tip the horse`.',
        ),
      ],
    ],
  },
  {
    title: 'Vendors & Artists',
    items: [
      [
        'How do I sell at Afterglow?',
        portableText(
          'Fill in the [vendor application](/vendor-application). It takes about ten minutes and one file: a PDF or ZIP with pictures of your work and of how you would like the booth to look.',
        ),
      ],
      [
        'What does a booth cost?',
        portableText(`It depends on the hall, on the size and on whether you have done this before. First-timers pay **a third less**.

- Artist Alley table: six feet, two chairs, one lamp
- Booth: ten by ten feet, three walls, 500 watts
- Kitchen: power, water, drain, and an inspector with a thermometer`),
      ],
      [
        'When will I hear back?',
        portableText(
          'Within three weeks. Every application is read by two people who make things themselves. If the answer is no, you get a reason, and the reason is never *not a good fit*.',
        ),
      ],
      [
        'Where are the rules for exhibitors?',
        portableText(
          'All of them are in the [exhibitor guide](/exhibitor-guide): dates, power, insurance, signage, and what to do about confetti. In short, do not bring confetti.',
        ),
      ],
    ],
  },
  {
    title: 'Refunds & Everything Else',
    items: [
      [
        'Can I get my money back?',
        portableText(
          'Up to October 11, yes, less the card fee. After that, pass the ticket on; the name change is quick. If we cancel a day, you are refunded for that day without having to ask. The details are in the [terms](/terms).',
        ),
      ],
      [
        'Are children welcome?',
        portableText(
          'Very. There is a changing room in every hall, a stroller park at the Workshop Loft and an hour of low volume on Sunday from 11am. The Late Glow, on Saturday night, is for those aged twenty-one and over.',
        ),
      ],
      [
        'Are dogs welcome?',
        portableText(
          'Service dogs, always. Other dogs are ~~also very good~~ better off at home: the floor is loud, and it is covered in *dropped noodles*.',
        ),
      ],
      [
        'I found something. I lost something.',
        portableText(
          'Lost property is at the info point in the foyer until Sunday at 11pm, and afterward at [help.afterglow.example](https://help.afterglow.example). Last year’s unclaimed list had one tuba on it.',
        ),
      ],
      [
        'Who do I talk to if something is wrong?',
        portableText(`Anyone in a teal shirt. If you would rather not talk, text the number on your wristband; a person answers **within five minutes**, day and night.

Our [code of conduct](/code-of-conduct) and [anti-harassment policy](/anti-harassment-policy) say what happens next.`),
      ],
    ],
  },
];

export function makeFaqs(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'faq'));
  return SECTIONS.map(({ title, items }, section) =>
    make('faq', `faq-${slugify(title)}`, {
      title,
      faqItems: keyed(
        items.map(([question, answer], index) => ({
          question,
          answer,
          order: index + 1,
          isHighlighted: index === 0,
        })),
      ),
      displayOrder: section + 1,
      status: 'published',
      appVisibility: true,
      eventInstance: reference(EVENT_ID),
    }),
  );
}
