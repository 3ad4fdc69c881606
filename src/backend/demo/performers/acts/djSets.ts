import type { ActList } from '../act';

export const djSets: ActList = {
  category: 'DJ Sets',
  acts: [
    [
      'DJ Lampshade',
      'Disco, dub and the theme tunes of public-access television, mixed by someone who has *never once looked up*.',
    ],
    [
      'Mama Voltage',
      'A retired electrician with eleven thousand records and the wiring to play all of them at once.',
      'She starts with gospel, ends with gospel, and takes the long way round.',
    ],
    ['4AM Almanac', 'Sets planned around the moon, the tide and the shift changes at the bakery next door.'],
    [
      'Nadia Echelon',
      'Techno with good posture: precise, fast, and kinder than it looks.',
      'Her residency in a former grain silo ended only when the grain came back.',
    ],
    [
      'Rizal Bass Club',
      'Three selectors from Manila, one karaoke machine, and a budots set that has cleared two venues of furniture.',
    ],
    [
      'Selector Plum',
      'Lovers rock and very early dancehall, on seven-inch only, with a story for every label.',
    ],
    [
      'Twin Exit',
      'Identical twins, two booths, one record between them. The game is to pass it on before the chorus.',
    ],
    [
      'Ayo Fader',
      'Highlife edits built from his grandfather’s collection, which survived a flood and sounds it.',
      'The warps are not a fault. *They are the swing.*',
    ],
    ['Kilowatt Kim', 'Italo, freestyle and car-stereo electro, tested at red lights all over the valley.'],
    ['Dusk Department', 'Ambient for people who still want to dance, a little, near a wall.'],
    [
      'Yumi Overdrive',
      'City pop at the wrong speed, arcade samples, and one saxophone solo an hour. **You will know it when it comes.**',
    ],
    ['The Slow Elevator', 'Nothing over ninety beats a minute, nothing under seven minutes long, going up.'],
    [
      'Cassius Loop',
      'He brings no records. He brings a microphone, walks around the hall for an hour and plays you what he found.',
    ],
    [
      'Ultraviolet Uncle',
      'Wedding bangers from nine countries and an absolute refusal to be embarrassed by any of them.',
    ],
    [
      'Pinewood Subs',
      'A hand-built sound system from the Oregon woods and the five people who can lift it.',
      'The low end is felt in the knees, then in the parking lot.',
    ],
    ['Zandile Zone', 'Gqom and kwaito, played in the dark from a single torch-lit crate.'],
  ],
  closers: [
    'No requests, unless you bring the record.',
    'The floor in front of the booth is sprung. Use it.',
    'Water is free at both ends of the bar.',
    'Find the exact slot on the [schedule](/schedule) and come twenty minutes early.',
    'The last tune is always the same, and nobody has ever recorded it.',
    'Sunglasses are optional until the strobes begin.',
  ],
  buttons: ['Hear a mix', 'Listen', 'Follow the set'],
};
