import type { ActList } from '../act';

export const liveMusic: ActList = {
  category: 'Live Music',
  acts: [
    [
      'Velour Static',
      'A quintet from Las Cruces with two drummers, three opinions and a horn section that only ever arrives in the second chorus.',
      'Their third record, *Half the Sky Is Parking*, was recorded in a closed-down skating rink, and you can hear the ceiling.',
    ],
    [
      'Marisol Tremaine',
      'Boleros over a drum machine that she has owned since she was eleven. It drops a beat every so often, and she has learned to sing around the hole.',
      'On stage there is one voice, one machine and a great deal of red light.',
    ],
    [
      'The Night Ferry Choir',
      'Thirty-one voices from one small island, and one foghorn, **in tune**.',
      'They rehearse on the last crossing of the day because the car deck has the best reverb in the county.',
    ],
    [
      'Kintsugi Motors',
      'Loud guitars, mended badly and beautifully. Kintsugi Motors writes songs about things that still run.',
      'Expect gold tape on everything, including the drummer.',
    ],
    [
      'Ode to Ohm',
      'Four people, four transformers and the hum that a building makes when it thinks nobody is listening.',
    ],
    [
      'Halima & the Long Wires',
      'Desert blues on instruments strung with fence wire, led by a guitarist who learned from the radio and improved on it.',
      'The set begins quietly. *It does not stay that way.*',
    ],
    ['Paper Tigers of Reno', 'A brass band made up entirely of former croupiers. They count in with cards.'],
    [
      'Øre',
      'Whispered pop from the far north, played so softly that the crowd becomes part of the arrangement.',
      'Phones stay in pockets by request, and for once everyone is glad of it.',
    ],
    ['Casual Thunder', 'Surf rock from a town with no sea. The reverb is a swimming pool, and it is theirs.'],
    [
      'Juno Abernathy',
      'She writes letters to people she has met on buses and sings them, first names changed, with a cello that sounds like a second thought.',
      'The new album is called *Stops on Request*.',
    ],
    [
      'The Understudies',
      'Everyone in this soul revue has spent a career one step from the microphone. Not tonight.',
    ],
    [
      'Los Vecinos Ruidosos',
      'Cumbia for people who have had the police called. Accordion, guacharaca, and a bass that goes through walls politely.',
      'The neighbors come too; they get their own row.',
    ],
    [
      'Glass Orchard',
      'Songs for bowed wine glasses and pedal steel. Two sisters, forty-four glasses, *one spare*.',
    ],
    [
      'Tomasz Wren Quartet',
      'Jazz with the windows open. The quartet improvises around whatever sound the room makes first.',
    ],
    [
      'Sugar Mercury',
      'Glam, glitter and a key change for every costume change. There are nine.',
      'Front-row guests will be swept up afterward.',
    ],
    [
      'Nell Okonjo',
      'A voice, a loop pedal and a gospel upbringing that she is still arguing with, in four-part harmony, alone.',
    ],
  ],
  closers: [
    'Doors to the stage open half an hour before the first note.',
    'Records, shirts and a very honest chat afterward at the merch table in Hall C.',
    'Bring ear plugs, or pick up a pair at any info point.',
    'Times and stage are on the [schedule](/schedule).',
    'The set runs straight through, with no encore and no need for one.',
    'A signing follows as soon as the band has found its shoes.',
  ],
  buttons: ['Listen', 'Hear the record', 'Watch live'],
};
