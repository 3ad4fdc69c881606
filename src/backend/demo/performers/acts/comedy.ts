import type { ActList } from '../act';

export const comedy: ActList = {
  category: 'Comedy',
  acts: [
    ['Bernadette Plum', 'Forty minutes about one dinner party, told from the point of view of each dish.'],
    [
      'Dev & Dot',
      'A married couple who improvise a divorce nightly. They have been together nineteen years; the lawyers are real.',
    ],
    ['Hector Mild', 'A former weather presenter with strong views on drizzle and **a laminated pointer**.'],
    [
      'The Committee of Aunties',
      'Four women review your outfit, your job and your phone wallpaper, in that order. Volunteers are fed.',
    ],
    [
      'Gus Tangent',
      'He starts one story at the beginning of the hour. *Nobody has yet heard the end of it.*',
    ],
    [
      'Priya Sidebar',
      'Stand-up from a working court reporter. The names are changed, the objections are not.',
    ],
    [
      'Improv Without Borders',
      'Each scene in a language that one of the players does not speak. The audience holds the dictionary.',
    ],
    ['Lowell Finch', 'Puppetry for adults who were promised jet packs. Includes a very small moon landing.'],
    ['Mouthful', 'A sketch group who can only perform while eating. They would like to thank Hall D.'],
    [
      'Sister Sarcasm',
      'Eleven years in a convent, nine in customer service. She finds that one prepared her for the other.',
    ],
    [
      'The Slide Deck Cabaret',
      'Three minutes, twenty slides, no preparation: experts explain somebody else’s subject.',
    ],
    [
      'Teodor Blank',
      'Silent comedy with a stepladder, a cake and *one* member of the audience, whose shirt will be replaced.',
    ],
    [
      'Wanda Nightshift',
      'Jokes written between 2am and 5am at a motel reception desk and delivered at the same volume.',
    ],
    [
      'Open Tab',
      'New material night, hosted by a bartender. When the bell rings, your time is up and so is your drink.',
    ],
    ['Ngozi Applause', 'She has won nothing, and she brings the certificates to prove it.'],
    [
      'Kaplan & the Cat',
      'A ventriloquist whose partner is a live cat. Results vary, and that is **the act**.',
    ],
  ],
  closers: [
    'Seating is first come, first roasted.',
    'Suitable for ages sixteen and up, or for very tired parents.',
    'Latecomers become material.',
    'One set on each day; the [schedule](/schedule) has both.',
    'There is a two-snack minimum, self-imposed.',
  ],
  buttons: ['Watch a clip', 'Tour dates', 'Hear the special'],
};
