import type { Deck } from '../deck';

export const comics: Deck = {
  category: 'Comics & Zines',
  related: ['Art', 'Art Toys', 'Games'],
  lines: [
    {
      goods: 'graphic novels',
      makers: [
        [
          'Gutter & Bleed',
          'Minneapolis',
          'The list is four books a year, each one sewn, because *glue is a promise nobody keeps*.',
          'an advance copy of a spring title, bound in plain card',
        ],
        [
          'Tall Panel House',
          'Angoulême',
          'Translators are credited on the cover, letterers on the spine and the cat on page two.',
          'a slipcase with both volumes and a folded map',
        ],
        [
          'Ivory Attic',
          'Lucknow',
          'Family histories, mostly, drawn by the grandchildren and corrected in the margins by everyone else.',
          'a book with the corrections left in, in red',
        ],
      ],
    },
    {
      goods: 'translated manga volumes',
      makers: [
        [
          'Right-to-Left Books',
          'Kyoto',
          'Sound effects are redrawn by hand in English, stroke for stroke, by someone who used to design subway signs.',
          'a first volume with the color pages restored',
        ],
        [
          'Midnight Shōjo',
          'San Mateo',
          'Out-of-print romances from the seventies, rescued page by page, sparkles included.',
          'a boxed set with a ribbon and a warning',
        ],
        [
          'Salaryman Press',
          'Osaka',
          'Every story here takes place between the last train and the first one.',
          'a commuter edition the size of a rail pass',
        ],
      ],
    },
    {
      goods: 'personal zines',
      makers: [
        [
          'Dear Everyone',
          'Olympia',
          'Typed on a machine with no working `e`, so that every `e` is put in later, by hand.',
          'an issue about losing a suitcase in this very city',
        ],
        [
          'Photocopy Feelings',
          'Sheffield',
          'Forty-eight pages, one staple, and an honesty that makes people sit down on the floor to read.',
          'a free single sheet that folds into eight apologies',
        ],
        [
          'Åsa Writes Back',
          'Gothenburg',
          'Each issue answers the letters sent about the one before, and it has been doing so for thirty-one issues.',
          'an issue made of your questions, printed on Sunday',
        ],
      ],
    },
    {
      goods: 'webcomic collections',
      makers: [
        [
          'Scroll Bar',
          'Toronto',
          'Five years of daily strips, recut from the endless column into pages that know when to stop.',
          'a four-foot fold-out of the longest scroll',
        ],
        [
          'Alt Text Annie',
          'Raleigh',
          'The hidden jokes are printed upside down at the foot of each page, so bring a friend to sit across from you.',
          'a volume with a new last strip, drawn by hand in each copy',
        ],
        [
          'Loading Loading',
          'Singapore',
          'Two roommates, one router, and a lizard behind the fridge who pays more rent than either.',
          'a lizard-only spin-off in a run of 200',
        ],
      ],
    },
    {
      goods: 'mini-comics',
      makers: [
        [
          'Staple Diet',
          'Portland',
          'Nothing is longer than sixteen pages, and nothing takes fewer than three weeks.',
          'a sixteen-page comic about page sixteen',
        ],
        [
          'Wee Press',
          'Inverness',
          'Books are two inches tall and sold from a matchbox tray, with a magnifier on a string.',
          'a complete epic in a walnut shell',
        ],
        [
          'Fold Here',
          'Lima',
          'One sheet, one cut, eight pages: each comic opens into a poster that ruins the ending.',
          'a comic folded in front of you with your dog in it',
        ],
      ],
    },
    {
      goods: 'horror anthologies',
      makers: [
        [
          'The Damp Cellar',
          'Providence',
          'Twelve stories per volume, eleven by professionals and one that came through the mail slot, unsigned.',
          'a volume with black-edged pages',
        ],
        [
          'Grue & Grimm',
          'Bucharest',
          'Folk monsters, drawn from interviews with people who would rather not say more.',
          'a bestiary with an empty frame on the last page',
        ],
        [
          'Nightlight Off',
          'Salem',
          'Scares are graded by how long you will leave the hall lamp on: one night, three nights, *moving house*.',
          'a phosphorescent cover for people who read under blankets',
        ],
      ],
    },
    {
      goods: 'coloring books',
      makers: [
        [
          'Outside the Lines Co.',
          'Omaha',
          'Pages are so detailed that one reader has been at the same cathedral since spring.',
          'a coloring map of the whole festival with every booth on it',
        ],
        [
          'Wax & Whimsy',
          'Quito',
          'Rainforest scenes come with a key at the back and thirty-one species of frog to find.',
          'a ten-foot roll to color together at the table',
        ],
        [
          'Grumpy Crayon',
          'Bremen',
          'Only things that hate being colored in: clouds, tax offices, a zebra.',
          'a box of eight crayons, six of them gray',
        ],
      ],
    },
    {
      goods: 'photo zines',
      makers: [
        [
          'Parking Lot Review',
          'Bakersfield',
          'Sixty lots a year, seen from the roof of the same white hatchback.',
          'an issue devoted to the Silver Lot next door',
        ],
        [
          'Motel Key',
          'Tucumcari',
          'One night in one room per issue, starting with the sign and ending with the soap.',
          'an issue printed on pillowcase cotton',
        ],
        [
          'Zócalo Papers',
          'Mexico City',
          'Street portraits at noon, when there is nowhere for anyone to hide.',
          'a double issue wrapped in market paper',
        ],
      ],
    },
    {
      goods: 'artist monographs',
      makers: [
        [
          'Flat File Books',
          'Chicago',
          'Drawings are printed at actual size, even the ones that need four fold-outs.',
          'a sketchbook facsimile, coffee ring and all',
        ],
        [
          'Endpaper',
          'Leipzig',
          'Covers are bare board, so that by the tenth reading the book looks *properly yours*.',
          'a monograph of an illustrator who only draws hands',
        ],
        [
          'Haru & Fig',
          'Melbourne',
          'Spreads are paired by color, not by date, which turns a career into a walk through a garden.',
          'a cloth-bound volume with a tipped-in print',
        ],
      ],
    },
    {
      goods: 'newsprint funnies',
      makers: [
        [
          'The Sunday Only',
          'Cleveland',
          'Broadsheet pages in four colors that come off on your thumbs, as they should.',
          'a Saturday edition, the first and last',
        ],
        [
          'Extra Extra Press',
          'New York',
          'Strips run beside classified ads written by the same people, and the ads are the better fiction.',
          'a late-city final with the festival’s gossip',
        ],
        [
          'Bulldog Edition',
          'Boise',
          'Printed on a web press on Thursday nights between the farm report and the high-school scores.',
          'a wraparound poster in five spot colors',
        ],
      ],
    },
    {
      goods: 'all-ages adventures',
      makers: [
        [
          'Treehouse Telegraph',
          'Bend',
          'A badger, a lighthouse and a bicycle: three books so far, and no one has yet been eaten.',
          'a field guide to every animal in the series',
        ],
        [
          'Captain Noodle Books',
          'Baltimore',
          'Reading level six, jokes level forty; parents are advised to practice the voices.',
          'a read-aloud edition with a part for the dog',
        ],
        [
          'Ladybird Lagoon',
          'Suva',
          'Island stories, island heroes, and a glossary that children use to correct their teachers.',
          'a chapter book with a paper boat inside the cover',
        ],
      ],
    },
    {
      goods: 'science-fiction serials',
      makers: [
        [
          'Apogee Monthly',
          'Huntsville',
          'The orbits are checked by a retired flight engineer, the dialog by her granddaughter.',
          'an issue zero with working star charts',
        ],
        [
          'Vostok Dreams',
          'Tallinn',
          'A space station that nobody has told the war is over, in black, white and one very tired red.',
          'a hand-stamped crew passport',
        ],
        [
          'Saltwater Mars',
          'Accra',
          'The red planet floods in chapter one, and the fishermen arrive in chapter two.',
          'a chapter printed on waterproof paper',
        ],
      ],
    },
    {
      goods: 'romance comics',
      makers: [
        [
          'Heart & Halftone',
          'Memphis',
          'Tears are drawn with the good pen. Kisses get a full page, or it is not a kiss.',
          'a double-cover issue, one for each side of the breakup',
        ],
        [
          'Second Bus Home',
          'Manchester',
          'People keep nearly saying it, in the rain, for nine volumes.',
          'a volume ten in which *somebody finally says it*',
        ],
        [
          'Tape Measure Hearts',
          'Melbourne',
          'Middle-aged tailors in love: the clothes are accurate and the sighs are long.',
          'a sewn-in bookmark with a spare button',
        ],
      ],
    },
    {
      goods: 'letterpress chapbooks',
      makers: [
        [
          'Bodkin & Bone',
          'Iowa City',
          'Type is set by hand, returned to the case and set again. The letter *g* is wearing out beautifully.',
          'a broadside set and printed on the table press',
        ],
        [
          'Yarrow Hill',
          'Hebden Bridge',
          'Paper is made from worn-out bedsheets, which, the binder notes, is how poems usually start.',
          'a chapbook sewn with thread from a wedding quilt',
        ],
        [
          'Poema Suelto',
          'Montevideo',
          'Single poems, single sheets, hung on a string to dry and sold by the arm’s length.',
          'a meter of poems for the price of a coffee',
        ],
      ],
    },
  ],
  openers: [
    '{name} publishes {goods} from {town} and reads every submission out loud before deciding.',
    'If you have an hour, start with the {goods} of {name}. If you have a flight home, buy the set.',
    'The staple gun, the long-arm and the kettle all live on one table in {town}. That table is {name}.',
    '{Goods}, in stacks, in boxes and under the chair: {name} has brought everything from {town}.',
    'The first print run of {name} was thirty copies, all of them for friends. The {goods} have wandered further since.',
    '**{name}** has been telling {town} about itself in {goods} since {year}.',
    'There are quieter tables than this one, but none with {goods} like those of {name}.',
    'Who still makes {goods} by hand, in {town}, for love and postage? {name} does.',
    '{name} believes that {goods} should be *bent, lent and read in the bath*.',
    'Pick anything up. {name} brought reading copies of all its {goods}, and a bench from {town} to sit on.',
    'A night-shift project that got out of hand in {year}, {name} is now the reason people know {town} for {goods}.',
    'Three artists and one very patient printer make up {name}, home of {goods} from {town}.',
  ],
  drops: [
    '**Debuting here:** {exclusive}.',
    'Hot off the folding machine: {exclusive}.',
    'Carried on as hand luggage, just in case: {exclusive}.',
    'Not sold by mail: {exclusive}.',
    'The reason for the line is {exclusive}.',
    'Tucked behind the till: {exclusive}.',
    'Buy two of anything and ask about {exclusive}.',
    'Sunday’s surprise is {exclusive}.',
    'The festival special this year is {exclusive}.',
    '{Exclusive}: numbered in pencil and nearly gone already.',
    'At the end of the table, under the blue cloth, is {exclusive}.',
    'The printer finished on Thursday. The result is {exclusive}.',
  ],
  closers: [
    'Signing from 2pm to 4pm on both days, sketches included, small talk optional.',
    '“Read it standing up,” says {first}. “If you sit down, you have to buy it.”',
    'Trades welcome: bring your own zine and leave with somebody else’s.',
    'The first chapter of everything is free to [read online](https://www.{slug}.example/read).',
    'There is a stapler on a chain. Anyone may use it, for anything, at any time.',
    'Bundles are cheaper, tote bags are free with the big bundle, and the big bundle is heavy.',
    '“Page nine,” says {first}. “Just read page nine.”',
    'Pay what you can on Sunday after 5pm; nobody will look in the jar.',
    'Postcards on the counter are stamped. Write one, and it will be mailed on Monday.',
    'Portfolio looks happen on Saturday morning before the floor gets loud.',
    'Librarians get a discount and a round of applause.',
  ],
  buttons: ['Start reading', 'Shop Now', 'Read a preview', 'Get the set', 'Browse the rack'],
  captions: [
    '{Goods} from {name}',
    'New on the rack: {goods}',
    'The folding table of {name}, {town}',
    'Pages from {name}',
  ],
  locations: ['Hall C, Artist Alley', 'Hall C, Booth'],
};
