import type { Deck } from '../deck';

export const games: Deck = {
  category: 'Games',
  related: ['Art Toys', 'Comics & Zines'],
  lines: [
    {
      goods: 'board games',
      makers: [
        [
          'Meeple Parade',
          'Essen',
          'Boards are linen-finished, pieces are beech, and the rules fit on the inside of the lid.',
          'a promo tile that breaks the game in a charming way',
        ],
        [
          'Loser Buys Lunch',
          'St. Louis',
          'Each design is tested by forty strangers in a laundromat, who are paid in quarters.',
          'a deluxe box with felt trays and a tiny gavel',
        ],
        [
          'Otter & Oak',
          'Helsinki',
          'Cooperation is compulsory, betrayal is *strongly hinted at* and the otters are very well drawn.',
          'a winter expansion played on a frozen board',
        ],
      ],
    },
    {
      goods: 'role-playing books',
      makers: [
        [
          'Natural Nineteen',
          'Lake Geneva',
          'The system runs on near misses: a perfect roll ends the story, and nobody wants the story to end.',
          'a zine adventure set in this convention hall',
        ],
        [
          'Hex & Hearth',
          'Cardiff',
          'Campaigns are about villages, bread and the thing in the mill pond.',
          'a cloth map stitched rather than printed',
        ],
        [
          'Goblin Union Local 12',
          'Milwaukee',
          'You play the staff of the dungeon, and the contract negotiations are the boss fight.',
          'a membership card that grants one reroll, anywhere',
        ],
      ],
    },
    {
      goods: 'indie video games',
      makers: [
        [
          'Pixel Orchard',
          'Montréal',
          'Everything on screen is drawn at 160 by 90, then played on the largest television that fits in the van.',
          'a demo on a cartridge you can keep',
        ],
        [
          'Lantern Fish Interactive',
          'Wellington',
          'Dive, map, surface, breathe: the music follows your heartbeat through the controller.',
          'a level available only on the booth machine',
        ],
        [
          'Two Beds, One Game',
          'Kyiv',
          'Made by roommates on opposite shifts who have shipped three games and met, in daylight, twice.',
          'a two-player prototype for people who disagree',
        ],
      ],
    },
    {
      goods: 'arcade cabinets',
      makers: [
        [
          'Coin Door Carpentry',
          'Cleveland',
          'Plywood, T-molding, a real tube, and a kick plate that has been tested by professionals.',
          'a four-player cabinet about delivering pizza',
        ],
        [
          'Insert Coin Sunday',
          'San Jose',
          'Every cabinet runs one original game, and the side art is painted by sign writers.',
          'a high-score contest with a cabinet for a prize',
        ],
        [
          'Úrsula Recreativos',
          'Madrid',
          'Found in shuttered bars, rewired, and loaded with games about *being in bars*.',
          'a cocktail cabinet with working ashtrays full of candy',
        ],
      ],
    },
    {
      goods: 'dice sets',
      makers: [
        [
          'Critical Stone',
          'Tucson',
          'Turquoise, obsidian and petrified wood are cut, balanced in salt water and numbered by hand.',
          'a set cut from a single piece of Nevada jasper',
        ],
        [
          'Roll & Regret',
          'Dublin',
          'Resin is poured in layers, around moss, gears or the fortune from a cookie.',
          'a twenty-sided die with a secret twenty-first',
        ],
        [
          'Clatter',
          'Osaka',
          'The dice are tuned. A full set, dropped on wood, plays something close to a chord.',
          'a brass set in a singing bowl',
        ],
      ],
    },
    {
      goods: 'playing cards',
      makers: [
        [
          'Fourth Queen',
          'Las Vegas',
          'Courts are redrawn from people who actually work the tables, tattoos included.',
          'a deck with the gilt edge and *one card too many*',
        ],
        [
          'Shuffle & Sigh',
          'Vitoria',
          'Linen stock, a slow taper, and backs so symmetrical that magicians send thank-you notes.',
          'a marked deck that says so on the box',
        ],
        [
          'Mano a Mano Naipes',
          'Cádiz',
          'Spanish suits, forty cards, and a knave who looks different in every printing.',
          'a deck painted by five sign painters in one bar',
        ],
      ],
    },
    {
      goods: 'pinball tables',
      makers: [
        [
          'Tilt Sensor',
          'Chicago',
          'One table a year, wired by hand, with a playfield you can see being repaired through the glass.',
          'an unfinished table, playable at your own risk',
        ],
        [
          'Silverball Surgery',
          'Asbury Park',
          'Wrecks come in by trailer and leave with new rubber, new bulbs and their old bad manners.',
          'a 1977 table restored with a new ruleset',
        ],
        [
          'Drain & Gain',
          'Lyon',
          'Backglasses are painted by a comic artist who has never won a game and *paints accordingly*.',
          'a one-flipper machine, the hardest in the hall',
        ],
      ],
    },
    {
      goods: 'trading cards',
      makers: [
        [
          'Holo Dept.',
          'Anaheim',
          'Each set documents one small town: the crossing guard is common, the mayor rare, the diner foil.',
          'a foil card of the festival’s head janitor',
        ],
        [
          'Wrapper & Wax',
          'Pittsburgh',
          'Packs come in real waxed paper with a stick of gum that is older than it looks.',
          'a pack in which one card in ten is hand-drawn',
        ],
        [
          'Monster Ledger',
          'Sapporo',
          'Every creature was submitted by a child, and the stats were settled by arm-wrestling.',
          'a blank card that becomes official if you draw it',
        ],
      ],
    },
    {
      goods: 'puzzle boxes',
      makers: [
        [
          'Himitsu Joinery',
          'Hakone',
          'Between four and seventy-two moves, in seven kinds of wood, with nothing inside but the satisfaction.',
          'a box with your key in it until you solve it',
        ],
        [
          'Burr & Bolt',
          'Bozeman',
          'Brass and walnut, no tools, and a hint booklet sealed with *a puzzle of its own*.',
          'a box that only opens upside down, in the dark',
        ],
        [
          'Knotwork & Keys',
          'Galway',
          'Locks are copied from drowned ships and turned up to the size of a hand.',
          'a three-key chest raffled to whoever opens it',
        ],
      ],
    },
    {
      goods: 'pocket consoles',
      makers: [
        [
          'Thumbstick Theory',
          'Shenzhen',
          'One screen, two buttons and a battery you can change with a coin.',
          'a see-through green edition with a built-in level editor',
        ],
        [
          'Little Endian',
          'Cambridge',
          'The schematics are printed on the shell, so you learn how it works while you lose.',
          'a kit you solder at the booth and play on the plane',
        ],
        [
          'Beep Garden',
          'Malmö',
          'Games on it grow. Leave it alone for a week and the levels have *weeds*.',
          'a seed cartridge with a bonsai inside',
        ],
      ],
    },
    {
      goods: 'miniature armies',
      makers: [
        [
          'Lead Belly Miniatures',
          'Nottingham',
          'Sculpted in green putty under a lens, cast in white metal, and grumpier than the competition.',
          'a croupier on horseback',
        ],
        [
          'Dust Motes',
          'Albuquerque',
          'Armies are six millimeters tall, and a whole battle fits in a lunch box with the lunch.',
          'a cactus regiment of two hundred',
        ],
        [
          'Brush & Basilisk',
          'Valencia',
          'Painters sit in a row at the front of the booth and will fix whatever you did to yours.',
          'a free miniature and a lesson in painting eyes',
        ],
      ],
    },
    {
      goods: 'mechanical keyboards',
      makers: [
        [
          'Thock Society',
          'Austin',
          'Plates are brass or maple, switches are lubed by hand, and everyone gets a turn at the test board.',
          'a keycap set cast from melted dice',
        ],
        [
          'Return & Shift',
          'Taipei',
          'Layouts come from ship telegraphs, accordions and one confession booth.',
          'a forty-key board with a roulette wheel for a dial',
        ],
        [
          'Capsaicin Caps',
          'Hanoi',
          'Resin caps shaped like chilies, dumplings and *very small* aunties.',
          'an escape key that is an actual door',
        ],
      ],
    },
    {
      goods: 'jigsaw puzzles',
      makers: [
        [
          'Missing Piece Puzzles',
          'Burlington',
          'Cut by hand from cherry ply, with whimsy pieces hidden in the sky, where you need cheering up.',
          'a puzzle with one extra piece that fits nowhere',
        ],
        [
          'Edge Case',
          'Rotterdam',
          'There are no edge pieces, no corners and no picture on the box.',
          'a thousand shades of neon pink',
        ],
        [
          'Grandma’s Card Table',
          'Duluth',
          'Images are bought from people’s attics, and the box tells you whose attic.',
          'a puzzle of somebody else’s Las Vegas honeymoon',
        ],
      ],
    },
    {
      goods: 'party games',
      makers: [
        [
          'Awkward Pause',
          'Boston',
          'Two minutes to explain, twenty to play, and a house rule card for families who *should not*.',
          'an after-dark deck kept behind a curtain',
        ],
        [
          'Nope Nope Yes',
          'Manila',
          'There is only shouting and one small bell.',
          'a travel edition that fits in a sock',
        ],
        [
          'Werewolf Bureau',
          'Budapest',
          'Everyone at the table has a job and a form to fill in, and someone is eating the clerks.',
          'a live round for thirty people at closing time',
        ],
      ],
    },
  ],
  openers: [
    'Sit down. {name} has {goods}, an open table and somebody from {town} who will teach you in two minutes.',
    '{name} designs {goods} in {town} and tests them on people who have just lost a bet.',
    'Open since {year} and undefeated since never: {name} brings {goods} from {town}, and happily loses to anyone.',
    'The noise you hear is {name}. It is what {goods} sound like when {town} comes to visit.',
    '{Goods} that take a minute to learn and a winter to forgive: {name} has built its name on both.',
    '**{name}** is run by people from {town} who never stopped playing and got suspiciously good at making.',
    'Bring a friend to {name}, or borrow one there. The {goods} are better with company.',
    'From a spare bedroom in {town}, {name} has been sending out {goods} since {year}, with notes in the boxes.',
    'It should not be possible to be this excited about {goods}. Then {name} opens the lid.',
    'Rules are short, grudges are long: that is how they play in {town}, and that is how {name} makes {goods}.',
    'All the {goods} at {name} have been dropped, spilled on and lent to cousins in {town}. They hold up.',
    'One more round, says everyone, at {name}, about {goods}, every year.',
  ],
  drops: [
    '**First shown here:** {exclusive}.',
    'Play once and you may buy {exclusive}.',
    'For winners and good losers: {exclusive}.',
    'The booth challenge prize is {exclusive}.',
    'Under the table since Thursday, ready at last: {exclusive}.',
    'A convention special: {exclusive}.',
    'Sign up early on Saturday for {exclusive}.',
    'Come back after 6pm for {exclusive}.',
    '{Exclusive}: a hundred made, and the staff want one each.',
    'New in the case: {exclusive}.',
    'People have asked for years, so here it is: {exclusive}.',
    'Roll under five at the counter and take a look at {exclusive}.',
  ],
  closers: [
    'Demos run all day. There is always one seat free, and it is always the good one.',
    '“I have lost four hundred times today,” says {first}, “and I regret nothing.”',
    'Tournament sign-up closes at noon; the [bracket](https://www.{slug}.example/bracket) is live by one.',
    'Missing a piece from last year? Tell {first} which one, and it is yours.',
    'The late table stays open until the lights go, and a little longer.',
    'Teachers get a class set at cost. Ask at the counter and name your school.',
    'Everything is packed flat enough for a carry-on, tested by people who missed flights.',
    '“If it is not fun in the first round, we owe you a soda,” says {first}.',
    'Quiet hour is from 11am to noon, with the sound off and the rules on large cards.',
    'Bring your own and swap it at the shelf, one for one, no questions.',
    'Spectators welcome. Advice is welcome, too, as long as it is bad.',
  ],
  buttons: ['Play a demo', 'Shop Now', 'Join the tournament', 'Pre-order', 'Learn to play'],
  captions: [
    '{Goods} by {name}',
    'Mid-game at {name}',
    'The demo table of {name}, {town}',
    'New {goods} from {town}',
  ],
  locations: ['Hall B, Booth', 'Hall D, Arcade'],
};
