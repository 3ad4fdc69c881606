import type { ActList } from '../act';

export const liveArt: ActList = {
  category: 'Live Art',
  acts: [
    [
      'Imara Sol',
      'Forty feet of wall, two days and a harness. Imara Sol paints portraits of night-shift workers at the size of billboards.',
      'This year’s sitter is the woman who mops this hall.',
    ],
    [
      'Brother Cardboard',
      'He builds cities out of delivery boxes and invites children to be the weather.',
      'Demolition is at 5pm on Sunday. **Wear something you can run in.**',
    ],
    [
      'Ines Halloran',
      'Ice, carved with a chainsaw, lit from inside and gone by evening. She calls it *honest*.',
    ],
    [
      'The Inkwell Twins',
      'One starts at the left edge of the paper, the other at the right. They do not speak, and they meet in the middle.',
    ],
    [
      'Kofi Brightwater',
      'Sign painting at performance speed: your best excuse, lettered in gold on a real shop door.',
    ],
    [
      'Tape Cathedral',
      'A collective from Łódź that builds vaulted ceilings from packing tape. Visitors may walk inside as soon as it squeaks.',
    ],
    [
      'Odile Marsh',
      'Portraits from memory, of people she met for exactly one minute. Some of them come out better than photographs. *Some come out as birds.*',
    ],
    ['Ravi Underglass', 'Glass blowing at a mobile furnace, behind a rope, with commentary by his mother.'],
    [
      'Lumen Bros.',
      'Light painting in a blacked-out shipping container. You hold still; they do everything else.',
    ],
    ['Wax & Wane', 'Batik as a duel: two artists, one cloth, one pot of hot wax and a referee.'],
    [
      'Grandmaster Doodle',
      'Seventy-four years old, one marker, eighteen hours. The drawing is one line, and it has never crossed itself.',
      'If it does, he says, he will retire.',
    ],
    [
      'Pilar Quintanar',
      'Sand mandalas in the colors of slot machines, swept away each night by the audience.',
    ],
    ['Neon Nan', 'She bends glass tubing over a ribbon burner and takes suggestions for short words.'],
    ['Salvage Ballet', 'Welders, scrap and a live pianist: by Sunday evening there will be a horse.'],
    [
      'Emi Foldaway',
      'A single sheet of paper, thirty feet square, folded in public into something with wings.',
    ],
    [
      'Jasper Thornquist',
      'Wood carved with a two-man saw, when he can find the second man. **He will ask you.**',
    ],
  ],
  closers: [
    'Finished pieces are auctioned on Sunday at 6pm for the local arts fund.',
    'Come back every few hours. It will have moved on.',
    'Questions are welcome between passes, never during.',
    'Sturdy shoes and an open mind; goggles are provided.',
    'The work stays up until the crew needs the wall.',
    'Working hours are on the [schedule](/schedule); tea breaks are sacred.',
  ],
  buttons: ['See the work', 'Bid on the piece', 'Portfolio'],
};
