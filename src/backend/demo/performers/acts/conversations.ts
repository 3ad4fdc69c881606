import type { ActList } from '../act';

export const conversations: ActList = {
  category: 'Conversations',
  acts: [
    [
      'Dr. Amara Lindqvist',
      'A color scientist who has named four hundred paints and regrets eleven. She talks about why neon looks like *tomorrow*.',
    ],
    [
      'Beau Castellane',
      'Thirty years of building stages, and a working theory that every good show can be set up by six people and a van.',
    ],
    [
      'Yuki Arslan',
      'Toy designer, patent holder and the reason that a generation knows the word *articulation*.',
      'She brings prototypes. Hands will be needed.',
    ],
    [
      'Rosa Ibarra-Keane',
      'She restored two hundred neon signs, and rescued most of them from dumpsters, with a ladder and a borrowed truck.',
    ],
    [
      'Malcolm Everly',
      'A sneaker archivist with a climate-controlled basement and a rule: **everything in it must be worn once**.',
    ],
    [
      'Sunniva Dahl',
      'Comics editor. She has rejected six thousand pages and can tell you what was good about each of them.',
    ],
    [
      'Chef Ottoline Pike',
      'Runs a twelve-seat kitchen in a car wash. Talks about knives, leases and what to do when the foam comes in.',
    ],
    ['Farid Montclair', 'Type designer. Ask him about the letter R; bring a sandwich.'],
    [
      'Lakshmi Delgado',
      'She composes music for crosswalks, elevators and one very successful kettle.',
      'By the end of the hour you will hear the hall *differently*.',
    ],
    [
      'Giles Ferreira',
      'A bookbinder who works for libraries by day and for graffiti writers by night, repairing the same kind of thing.',
    ],
    [
      'Xiomara Stone',
      'Game designer and recovering economist. She explains trading cards as currency, and the other way round.',
    ],
    ['The Vinyl Doctor', 'He diagnoses warps, scratches and bad pressings live on stage. Bring the patient.'],
    [
      'Tova Greenwald',
      'A costume maker who has dressed ghosts, astronauts and a horse, on one budget, *in one week*.',
    ],
    [
      'Captain Lou Marchetti',
      'Crowd-safety engineer and the calmest man in any building. His talk is called Where Everyone Goes When It Rains.',
    ],
    ['Jo Whitcombe', 'Street photographer with one lens, one coat and forty years of the same corner.'],
    [
      'Emeka Strand',
      'He founded a magazine about one street and is now on its two-hundredth issue, having reached the **second block**.',
    ],
  ],
  closers: [
    'Questions take up the second half. Write yours on the card under the seat.',
    'A signing follows in the foyer.',
    'Live captions on both screens; sign language on the left.',
    'Seats are limited, and the recording goes up a week later.',
    'Room and hour are on the [schedule](/schedule).',
  ],
  buttons: ['Read more', 'See the book', 'Hear a talk'],
};
