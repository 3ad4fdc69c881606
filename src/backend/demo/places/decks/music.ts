import type { Deck } from '../deck';

export const music: Deck = {
  category: 'Music & Audio',
  related: ['Home & Objects', 'Art'],
  lines: [
    {
      goods: 'reissued LPs',
      makers: [
        [
          'Dead Wax Society',
          'Detroit',
          'Tapes are baked, transferred once and cut at half speed, with the hiss left exactly where it was.',
          'a lost 1974 session by a band of night-shift nurses',
        ],
        [
          'Warm Wax',
          'Kingston',
          'Sleeves are tip-on card, letterpressed at the dub plate shop that cut the originals.',
          'a double LP of instrumentals pressed on smoke-gray vinyl',
        ],
        [
          'Janela Discos',
          'Belo Horizonte',
          'Liner notes run to forty pages and always begin with what the band had for lunch.',
          'a samba-jazz LP last seen in 1969, in an edition of 300',
        ],
      ],
    },
    {
      goods: 'seven-inch singles',
      makers: [
        [
          'B-Side Ourselves',
          'Leeds',
          'The good song is always on the back. The A-side is a recording of the bus that runs past the studio.',
          'a split single between two bands who are not speaking',
        ],
        [
          'Big Hole Records',
          'Butte',
          'Jukebox centers, three-minute limit, and sleeves screen-printed by whoever lost at darts.',
          'a single about the desert in clear yellow vinyl',
        ],
        [
          'Ōtō Seven',
          'Hiroshima',
          'One single a month for seven years, always seven hundred copies, always gone by the seventh.',
          'a flexi disc tucked inside a postcard',
        ],
      ],
    },
    {
      goods: 'mixtapes on cassette',
      makers: [
        [
          'Chrome Position',
          'Houston',
          'Tapes are dubbed in real time on a wall of forty decks, and somebody does sit and listen.',
          'a slowed-down mix of the whole lineup',
        ],
        [
          'Pencil Rewind',
          'Leipzig',
          'Each cassette comes with a pencil, a lyric sheet typed with errors and *no download code*.',
          'a ninety-minute tape recorded on the way to the show',
        ],
        [
          'Hiss Mercy',
          'Manila',
          'Karaoke nights, ferry radios and wedding bands from five islands, spliced with scissors.',
          'a one-of-one loop you can record at the booth',
        ],
      ],
    },
    {
      goods: 'modular synths',
      makers: [
        [
          'Voltage Orchard',
          'Asheville',
          'Panels are etched brass, knobs are turned from fruit wood, and the manuals are written as short letters.',
          'a random-voltage module named after the roulette wheel',
        ],
        [
          'Sawtooth & Sine',
          'Cambridge',
          'Circuits are drawn so that a wrong patch sounds better than a right one.',
          'a two-knob drone box in a tin lunch pail',
        ],
        [
          'Sap & Signal',
          'Ghent',
          'Sensors read the sap of the plant you connect, and the plant plays until it is watered.',
          'a duet for two ferns, repotted for the trip',
        ],
      ],
    },
    {
      goods: 'effects pedals',
      makers: [
        [
          'Gentle Fuzz',
          'Akron',
          'Transistors come from hearing aids, which clip softly and, it turns out, kindly.',
          'a fuzz with one knob, labeled `more`',
        ],
        [
          'Stompbox Diner',
          'Albany',
          'Enclosures are pie tins and the dials go from rare to well done.',
          'a chorus pedal served à la mode',
        ],
        [
          'Echo Hollow',
          'Bristol',
          'The delay runs on a loop of real tape no longer than your thumb, and it ages as you play.',
          'a delay whose tape was buried in the desert for a month',
        ],
      ],
    },
    {
      goods: 'hand-built speakers',
      makers: [
        [
          'Horn & Hollow',
          'Atlanta',
          'Cabinets are birch ply, horns are folded by eye, and the tuning is done with gospel, dub and a spoon.',
          'a pair of shelf speakers in Nevada turquoise',
        ],
        [
          'The Cone Company',
          'Osaka',
          'Paper cones are pulped from old concert programs and dried on the roof in fair weather.',
          'a single-driver cabinet made from a sake barrel',
        ],
        [
          'Lugg Acoustics',
          'Hereford',
          'Suitcases are gutted, braced and wired; clasps, labels and coffee stains stay on.',
          'a steamer-trunk sound system on casters',
        ],
      ],
    },
    {
      goods: 'studio headphones',
      makers: [
        [
          'Softly Loud',
          'Zurich',
          'Every part unscrews, from driver to headband, and every part is for sale on its own.',
          'a transparent pair that shows the voice coils moving',
        ],
        [
          'Ear Hotel',
          'Seoul',
          'Pads are lambskin, the cord is lamp flex and the hinge is the one from *very* good reading glasses.',
          'a pair tuned by ear to the person buying it',
        ],
        [
          'Mono Brothers',
          'Dundee',
          'One ear only, for people who like to hear the room. The other side is a felt cushion.',
          'a left-handed edition, which is to say a right-eared one',
        ],
      ],
    },
    {
      goods: 'guitar straps',
      makers: [
        [
          'Cattle Call Straps',
          'Fort Worth',
          'Saddle leather is tooled with roses, rattlesnakes or the name of whoever wronged you.',
          'a strap tooled with your band name over lunch',
        ],
        [
          'Jacquard Jill',
          'Paterson',
          'The loom is run by punch cards, and the patterns include lightning, cherries and one tax form.',
          'a lamé strap woven with real copper',
        ],
        [
          'Strapwerk',
          'Linz',
          'Old seat belts, sewn flat and padded with wool, with the buckle kept as the height adjuster.',
          'a double-width strap for a double-necked regret',
        ],
      ],
    },
    {
      goods: 'gig posters',
      makers: [
        [
          'Encore Ink',
          'Austin',
          'Posters for shows that happened, printed the morning after, with the set list in the margin.',
          'a nightly poster printed from notes taken at the main stage',
        ],
        [
          'Merch Table Mary',
          'St. Paul',
          'Wood type from a shuttered newspaper, hit hard, in two colors that were never meant to meet.',
          'a lineup poster set entirely by hand',
        ],
        [
          'Los Carteles',
          'Tijuana',
          'The style comes from wrestling bills: big names, bigger faces, and a price that used to be pesos.',
          'a four-foot bill on fluorescent stock',
        ],
      ],
    },
    {
      goods: 'drum machines',
      makers: [
        [
          'Kick & Consequence',
          'Berlin',
          'Eight sounds, sixteen steps and a swing knob that goes well past what is advisable.',
          'a machine loaded with samples of slot machines',
        ],
        [
          'Rubber Rhythm',
          'Accra',
          'Pads are cut from bicycle tubes and tuned by a highlife drummer who does not accept *close enough*.',
          'a highlife kit with a cowbell you can remove, but should not',
        ],
        [
          'Tock',
          'Montréal',
          'Every beat is a small hammer hitting a real object. The objects are yours to choose.',
          'a desktop percussion set with six hammers and a teacup',
        ],
      ],
    },
    {
      goods: 'thumb pianos',
      makers: [
        [
          'Kalimba Street',
          'Harare',
          'Keys are hammered from bicycle spokes, boxes are mukwa wood, and bottle caps add the buzz.',
          'a fifteen-key piano in a bakelite radio',
        ],
        [
          'Tine & Tide',
          'Galway',
          'Driftwood bodies, brushed-steel tines and a tuning that suits rain.',
          'a pocket piano tuned to a foghorn',
        ],
        [
          'Pluck Everlasting',
          'Eureka',
          'Sound holes are cut to the outline of whatever leaf fell on the bench that day.',
          'a redwood piano with a hollow in the shape of Nevada',
        ],
      ],
    },
    {
      goods: 'field recordings',
      makers: [
        [
          'Elsewhere Tapes',
          'Tromsø',
          'Ice, ferries, a hydropower station at four in the morning: listen with the lights off.',
          'a box set of six silences',
        ],
        [
          'Small Hours Archive',
          'New Orleans',
          'Second lines, frogs and one legendary argument, all recorded within earshot of the same porch.',
          'a recording of the hall the night before the doors opened',
        ],
        [
          'Far Field Guild',
          'Nairobi',
          'Microphones are buried, floated and, once, swallowed by a hippo and returned.',
          'a binaural walk through a city market at dawn',
        ],
      ],
    },
    {
      goods: 'record bags',
      makers: [
        [
          'Crate & Carry',
          'Baltimore',
          'Ripstop, aluminum corners and exactly fifty records’ worth of room: fifty-one and the zipper laughs at you.',
          'a backpack lined with a printed map of record stores',
        ],
        [
          'Ursa Vinyl Goods',
          'Ljubljana',
          'Truck tarp outside, boiled wool inside, and a strap from a parachute that was *only used once*.',
          'a forest-green shoulder bag with a 45 pocket',
        ],
        [
          'Selector’s Choice',
          'London',
          'Designed by a night-bus DJ who wanted both hands free for the stairs and the snacks.',
          'a wheeled case with a fold-out headphone hook',
        ],
      ],
    },
    {
      goods: 'turntable mats',
      makers: [
        [
          'Slip & Felt',
          'Philadelphia',
          'Two layers of felt, one of silk: a mat that lets go when you want it to.',
          'a mat needle-felted with the view from the cheap seats',
        ],
        [
          '33 & a Third',
          'Nashville',
          'Strobe dots are printed around the edge and are accurate enough to check your turntable against.',
          'a cork mat laser-cut with the groove of a heartbeat',
        ],
        [
          'Platter Party',
          'Vancouver',
          'Patterns animate as they spin: a galloping horse, a waving cat, a man falling politely downstairs.',
          'a mat that deals a hand of cards at 33 rpm',
        ],
      ],
    },
  ],
  openers: [
    'You will hear {name} before you find it. Follow the sound to a table of {goods} from {town}.',
    '{name} has been making {goods} in {town} since {year}, at a volume the neighbors now describe as *reasonable*.',
    'Half shop and half listening room, {name} brings {goods} and two very comfortable chairs.',
    '{Goods} are the easy part, says the crew at {name}. The hard part is {town} at rush hour.',
    'Between tours, the people of {name} make {goods} in {town}. The tours are getting shorter.',
    '**{name}** is for people who read the back of the sleeve first.',
    'Everything {name} makes goes through the same test: an old song, a basement in {town} and a long silence.',
    'From a basement in {town} comes {name}, with {goods} that have no business sounding this good.',
    'It takes three people to run {name}: one for the {goods}, one for the tea and one for the bass.',
    'Crate diggers, bring a list. Everyone else, bring ears: {name} is here from {town} with {goods}.',
    'Nobody at {name} can read music. The {goods} do not seem to mind.',
    'Since {year}, {name} has supplied {town} and its basements with {goods}, made one at a time.',
  ],
  drops: [
    '**Booth exclusive:** {exclusive}.',
    'Pressed, boxed and carried here by hand: {exclusive}.',
    'The lid comes off at noon on {exclusive}.',
    'On show all weekend, with a chair in front of it: {exclusive}.',
    'Ask {first} to show you {exclusive}.',
    'Fresh for the festival: {exclusive}.',
    'Behind the speaker on the left is {exclusive}.',
    '{Exclusive}: no presale and no second pressing.',
    'Between sets, people come back for {exclusive}.',
    'The headline act of the table is {exclusive}.',
    'Long promised, finally here: {exclusive}.',
    'One case made the trip, and in it is {exclusive}.',
  ],
  closers: [
    'Headphones are wiped after every listen. The bass is not adjustable, by design.',
    'Try before you buy; there is a stool, and nobody is counting the minutes.',
    '“If you can still hear the next booth, we have failed,” says {first}.',
    'In-booth sets at 3pm on both days, unannounced guests included.',
    'Bring a record and {first} will clean it on the machine for nothing.',
    'Samples of everything are on the [listening page](https://www.{slug}.example/listen).',
    'The swap bin is open to all: leave one, take one, and write a line about it on the card.',
    '“Turn it over,” says {first}. “The other side is always better.”',
    'Ear plugs are free and come in three sizes and one very good color.',
    'Anything bought on Saturday can wait in the back until Sunday, away from the sun.',
    'Touring musicians pay half. You will be asked for proof, and a story counts.',
  ],
  buttons: ['Listen', 'Shop Now', 'Browse the bins', 'Pre-order', 'Hear a demo'],
  captions: [
    '{Goods} at {name}',
    'The test bench at {name}, {town}',
    'Side A: {goods} from {town}',
    '{name}, sound check',
  ],
  locations: ['Hall C, Booth', 'Hall C, Listening Row'],
};
