import type { ActList } from '../act';

export const dance: ActList = {
  category: 'Dance',
  acts: [
    [
      'Concrete Lilies',
      'An all-women breaking crew from Phoenix with a floor game that has ended arguments and one table.',
      'They battle all comers on Saturday. *All comers so far have lost.*',
    ],
    [
      'House of Marigold',
      'Ballroom royalty: six mothers, forty children and a runway that starts wherever they are standing.',
    ],
    [
      'Tap Water',
      'Two tap dancers on a sheet of steel with a microphone beneath it. The percussion is the melody.',
    ],
    [
      'Lindy & the Hoppers',
      'Nine couples, one trumpet, air steps under a low ceiling. Please do not try this near the lamps.',
    ],
    ['Kumasi Footworks', 'Azonto and footwork at a tempo that makes the camera operators apologize.'],
    [
      'The Slow Ones',
      'Butoh, in a mirrored room, over three hours. You may come and go. **They will not notice.**',
    ],
    [
      'Estrella y los Suyos',
      'Flamenco from a family that has been interrupting dinner with it for five generations.',
    ],
    [
      'Rollerama',
      'A skate crew in matching satin. They jam backward, in rhythm, around people who hold still.',
      'Hold still.',
    ],
    ['Popping Department', 'Robotics engineers by day. By night, worryingly good robots.'],
    [
      'Vogue Vecinal',
      'Runway classes for the neighborhood that turned into a troupe, a film and a waiting list.',
    ],
    ['Hanafuda Step', 'Street dance cut to the rhythm of a card deck being shuffled, dealt and lost.'],
    [
      'Jukebox Juniors',
      'Seniors, in fact: the youngest is sixty-eight. They will teach you the stroll, and you will need a chair before they do.',
    ],
    [
      'Elastic Archive',
      'Four dancers perform every step that was ever banned in the state of Nevada, in order, with citations.',
    ],
    [
      'Mudra Machine',
      'Classical hand gestures meet motion capture: one dancer on stage, eleven on the screen, *each with a different mood*.',
    ],
    [
      'Sidewalk Salsa Union',
      'A dues-paying union of street dancers with a live conga section and a grievance committee.',
    ],
    ['Ursa Minor Ballet', 'A children’s company dancing adult subjects: taxes, weather, the last slice.'],
  ],
  closers: [
    'There is room to join in at the end, and you will be pulled in by the sleeve.',
    'Floor seats are the best seats. Bring a jacket to sit on.',
    'A free class follows an hour later at the Workshop Loft.',
    'See the [schedule](/schedule) for both showings.',
    'Flash photography is fine. Flash mobs are, strictly speaking, the whole idea.',
  ],
  buttons: ['Watch a clip', 'Join the class', 'Meet the crew'],
};
