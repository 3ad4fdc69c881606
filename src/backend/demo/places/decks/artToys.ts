import type { Deck } from '../deck';

export const artToys: Deck = {
  category: 'Art Toys',
  related: ['Art', 'Comics & Zines', 'Games'],
  lines: [
    {
      goods: 'soft-vinyl monsters',
      makers: [
        [
          'Gobo Gobo',
          'Tokyo',
          'Each monster is cast in a backstreet foundry, three colors of vinyl swirled by hand so that the marbling never repeats.',
          'a marbled Swamp Mayor with glow teeth',
        ],
        [
          'Kaiju Laundry',
          'Honolulu',
          'Spikes, tail, arms and head are cast apart and swap between figures, a fact that children discover in four seconds.',
          'a clear-blue figure with a tiny sock inside',
        ],
        [
          'Monster Per Diem',
          'San Jose',
          'A new head is sculpted every working day. Most are melted by evening; *the good ones* end up here.',
          'a one-day colorway sprayed on Saturday morning',
        ],
      ],
    },
    {
      goods: 'resin figures',
      makers: [
        [
          'Amber & Ash Casting',
          'Richmond',
          'Petals, gears and one very patient beetle have been sealed inside so far, all in resin clear enough to read through.',
          'a figure cast with real neon-tube glass',
        ],
        [
          'Little Plinth',
          'Edinburgh',
          'Heads are portrait busts of people from the neighborhood, who get royalties and strong opinions.',
          'a bust of the booth’s very first customer of the day',
        ],
        [
          'Ü Toys',
          'Hamburg',
          'The whole range has two dots for eyes and manages, somehow, eleven distinct kinds of disappointment.',
          'a twelfth kind of disappointment, in gold',
        ],
      ],
    },
    {
      goods: 'plush creatures',
      makers: [
        [
          'Sad Sack Menagerie',
          'Omaha',
          'Weighted with rice in the seat and buckwheat in the paws, so they slump against you in a way that helps.',
          'an oversized moth with velvet wings',
        ],
        [
          'Noodle & Nap',
          'Taipei',
          'Shapes come from the night market: a soup dumpling with legs, a pineapple cake with regrets.',
          'a steamed-bun plush that arrives in a bamboo basket',
        ],
        [
          'Felt Cute',
          'Christchurch',
          'Sheep are shorn, washed and felted within a mile of the workshop, and photographed with the result.',
          'a black-sheep edition knitted from one sheep, Gordon',
        ],
      ],
    },
    {
      goods: 'blind boxes',
      makers: [
        [
          'Peekaboo Freight',
          'Vancouver',
          'Twelve figures per case, one chase, and a weight chart *that is a lie* to keep people honest.',
          'a black-label box that holds two figures and no duplicates',
        ],
        [
          'Surprise Tax',
          'Buffalo',
          'Each box contains a civil servant: the Notary, the Meter Reader, the Deputy Clerk of Fog.',
          'a secret figure known only as the Auditor',
        ],
        [
          'Pocket Dynasty',
          'Hong Kong',
          'The series follows one restaurant family through four generations, each with smaller hats.',
          'a wedding-banquet set with a revolving table',
        ],
      ],
    },
    {
      goods: 'tin robots',
      makers: [
        [
          'Wind-Up Republic',
          'Nuremberg',
          'The keys turn a real spring and the sparks come from a real flint, so the box says ages fourteen to ninety.',
          'a chrome robot that walks to the edge, thinks and turns around',
        ],
        [
          'Bright Tin Factory',
          'Dayton',
          'Lithographed in four colors on presses that once printed biscuit tins, and folded with tabs instead of glue.',
          'a tin robot in the livery of a fictional Vegas airline',
        ],
        [
          'Denki Dolls',
          'Nara',
          'Solder joints are left visible and polished, like jewelry, at the knees and at the heart.',
          'a lantern-bellied robot with a working bulb',
        ],
      ],
    },
    {
      goods: 'carved wooden figures',
      makers: [
        [
          'Whittle Lane',
          'Asheville',
          'Basswood takes the knife, milk paint takes the wood, and the facets are never sanded off.',
          'a bear carved on site from a single block',
        ],
        [
          'Madera Niña',
          'San Martín Tilcajete',
          'Copal is cut in the right moon, carved green and painted with dots so fine that they need a cactus spine.',
          'a neon jackrabbit with nine thousand dots',
        ],
        [
          'Timber Timber',
          'Vilnius',
          'Joints are pegged, not pinned, so each figure can slouch, salute or give up entirely.',
          'a pair of dice-throwing trolls in smoked oak',
        ],
      ],
    },
    {
      goods: 'miniature rooms',
      makers: [
        [
          'The 1:24 Company',
          'St. Louis',
          'Every drawer opens. Every book has words. The smallest working light switch is four millimeters high.',
          'a motel room at night with a sign that flickers',
        ],
        [
          'Apartment 0',
          'Buenos Aires',
          'Rooms are modeled on listings for flats that nobody could afford, with the landlord’s notes framed on the wall.',
          'a corner bar with stools for six ants',
        ],
        [
          'Lilliput & Leigh',
          'Bath',
          'Carpets are woven on a loom the size of a matchbox, from thread pulled out of *full-size* carpets.',
          'a tiny casino carpet, framed and terrifying',
        ],
      ],
    },
    {
      goods: 'ball-jointed dolls',
      makers: [
        [
          'Porcelain Doubt',
          'Limoges',
          'Faces are fired four times, once for each color, and each firing loses one in five.',
          'a doll with two faces and one opinion',
        ],
        [
          'Hana no Hone',
          'Kanazawa',
          'Joints are lined with deerskin, which makes the movement slow, and a little uncanny, in the right way.',
          'an autumn doll dressed in scraps of Kaga silk',
        ],
        [
          'Velvet Hinge',
          'Savannah',
          'Wigs are hand-tied from alpaca, eyes are blown glass, and the shoes have real nails.',
          'a showgirl doll with forty-one feathers',
        ],
      ],
    },
    {
      goods: 'bootleg action figures',
      makers: [
        [
          'Wrong Hero Toys',
          'Tampa',
          'Packaging promises features that no figure has ever had: *realistic sighing*, eleven points of indecision.',
          'a carded figure called Assistant to the Villain',
        ],
        [
          'Dollar Rack Deities',
          'Memphis',
          'Household gods for modern problems, cast in the cheapest plastic that money can buy.',
          'a parking-spot saint with a suction cup',
        ],
        [
          'Flip Side Figures',
          'Kraków',
          'Every card back is a complete short story. Nobody has ever opened one, so nobody knows how they play.',
          'a three-pack of heroes on their lunch break',
        ],
      ],
    },
    {
      goods: 'model kits',
      makers: [
        [
          'Sprue & Gate',
          'Shizuoka',
          'Parts snap without glue, runners are numbered in the order you need them, and the tolerances are indecent.',
          'a desert-rover kit molded in clear orange',
        ],
        [
          'Balsa Brothers',
          'Wichita',
          'Laser-cut ribs, tissue wings and a rubber band: thirty seconds of flight, if the air is kind.',
          'a kit of the hall itself, complete with rafters',
        ],
        [
          'Garage Titan',
          'Naha',
          'Cast in small batches under a staircase, with instructions drawn by hand and corrected by customers.',
          'a giant-crab kit with poseable customers',
        ],
      ],
    },
    {
      goods: 'hand puppets',
      makers: [
        [
          'Left Hand Theatre',
          'Prague',
          'Heads are lime wood, hands are leather, and each puppet has a grievance that you learn when you put it on.',
          'a croupier puppet with a sleeve full of aces',
        ],
        [
          'Mitten Opera',
          'Halifax',
          'Knitted, lined in satin and sized for both children and the uncles who never give them back.',
          'a lounge-singer puppet with its own microphone',
        ],
        [
          'Ygritte & the Socks',
          'Malmö',
          'Odd socks are donated by the bagful and come back with teeth, eyelashes and, in one case, a monocle.',
          'a puppet made at the booth from the sock you brought',
        ],
      ],
    },
    {
      goods: 'capsule toys',
      makers: [
        [
          'Gacha Parlor 7',
          'Yokohama',
          'Nine machines, nine series, and one capsule in each that holds a folded note and a coin for the next turn.',
          'a golden capsule redeemed for something kept under a cloth',
        ],
        [
          'Twist & Clunk',
          'Louisville',
          'The machines were rescued from a closed arcade and still take the arcade’s own tokens, sold at the booth.',
          'a set of tiny slot machines that pay out in pins',
        ],
        [
          'Pebble Dispensary',
          'Dunedin',
          'Every capsule contains a smooth stone with a face. Some stones have been waiting *a very long time* for a face.',
          'a stone from the Mojave with a sunburn',
        ],
      ],
    },
    {
      goods: 'glow-in-the-dark ghosts',
      makers: [
        [
          'Boo Hoo Studio',
          'Salem',
          'Pigment is mixed at three times the usual strength, so a minute of sun buys you a full night of company.',
          'a purple-glow ghost with a suitcase',
        ],
        [
          'Phosphor Kids',
          'Rotterdam',
          'By day they are plain white vinyl. Lights off, a second face appears under the first.',
          'a two-faced ghost in a run of 31',
        ],
        [
          'Ectoplasmic Goods',
          'Marfa',
          'Cast thick and hollow, each one hums when you blow across the top.',
          'a choir of four, tuned to a chord',
        ],
      ],
    },
    {
      goods: 'paper automata',
      makers: [
        [
          'Crank & Fold',
          'Madison',
          'One sheet, no glue, forty folds: turn the handle and a heron catches a fish, forever.',
          'a card-sharp automaton who always wins',
        ],
        [
          'Papel Picante',
          'Mexico City',
          'Skeletons dance, hearts beat, a tiny band keeps almost perfect time, all in cut paper and brass wire.',
          'a mariachi of five run by one crank',
        ],
        [
          'Moving Parts Department',
          'Nottingham',
          'Mechanisms are printed on the outside, like a recipe, so you can see exactly how the joke works.',
          'a vending machine of paper that vends paper',
        ],
      ],
    },
  ],
  openers: [
    '{name} makes {goods} in {town} and worries about each of them.',
    'Every collection has a shelf for the strange ones. {name} has been filling it from {town} since {year}.',
    'It began with one sketch on a receipt. Now {name} ships {goods} from {town} to people who own special shelves for them.',
    '{Goods}, but with feelings: that is how a child at last year’s show summed up {name}, and nobody has done it better.',
    'Meet the family. **{name}** arrives from {town} with {goods} that look back at you.',
    'The workshop of {name} is a kitchen table in {town}. The {goods} come out one at a time and never quite alike.',
    'Nobody needs {goods}. Everybody at the {name} booth is holding at least one.',
    '{name} has the gentlest {goods} in the hall and the least gentle line.',
    'Sculpted by day and cast by night in {town}, the {goods} of {name} have traveled further than their makers.',
    'For grown-ups with shelves and children with taste: {goods} by {name}.',
    'Behind {name} is a former dentist from {town} who brought along the tools, the steady hand and a love of {goods}.',
    'Since {year}, {name} has believed that {goods} are sculpture that you are allowed to touch.',
  ],
  drops: [
    '**Show exclusive:** {exclusive}.',
    'Hiding behind the till: {exclusive}.',
    'The lottery tickets handed out at 11am are for {exclusive}.',
    'New this weekend: {exclusive}.',
    'The case will not open until noon on Saturday. Inside is {exclusive}.',
    'Collectors, note the one you came for: {exclusive}.',
    'It took two years to make {exclusive}.',
    'The mold is broken on Sunday night, so this is the only chance at {exclusive}.',
    '{Exclusive}: signed, numbered and boxed by hand.',
    'Top shelf, back row: {exclusive}.',
    'The booth’s best-kept secret is {exclusive}.',
    'Sunday’s small miracle will be {exclusive}.',
  ],
  closers: [
    'Please touch everything. That is what the sign says, and the sign was made by hand.',
    '“They choose you,” says {first}, and after a minute at the table you will believe it.',
    'Adoption papers are filled in at the counter. Names are required; surnames are encouraged.',
    'Signings run at 1pm and 5pm, with a doodle on the box for anyone who asks.',
    'Broken one at home? Bring it along. The mending tray is open both days.',
    'Trades are welcome on Sunday afternoon at the low table, knees permitting.',
    'See the [whole family](https://www.{slug}.example/family) before you come, and try to pick just one.',
    '“I make what I wanted when I was nine,” says {first}. “I have the same budget, too.”',
    'Boxes can be flat-packed for the flight; creatures cannot, and would not forgive you.',
    'There is a photo corner with a tiny sofa. Bring your own tiny friend.',
    'Limited to one per person per day, because {first} would like everyone to have one.',
  ],
  buttons: ['Shop Now', 'Meet the family', 'Join the lottery', 'Adopt one', 'See the series'],
  captions: [
    '{Goods} by {name}',
    'Straight out of the mold at {name}',
    'The shelf at {name}, {town}',
    'One of many {goods} from {town}',
  ],
  locations: ['Hall B, Booth', 'Hall B, Toy Town'],
};
