import type { Deck } from '../deck';

export const jewelry: Deck = {
  category: 'Jewelry',
  related: ['Streetwear', 'Home & Objects'],
  lines: [
    {
      goods: 'signet rings',
      makers: [
        [
          'Gable & Knuckle',
          'London',
          'Seals are cut backward by eye, deep enough to press wax, and there is wax.',
          'a ring engraved with two letters while you wait',
        ],
        [
          'Casa Lobo Plata',
          'Taxco',
          'Silver is poured into cuttlefish bone, so that every face carries a tide mark nobody could draw.',
          'a wolf’s-head ring with mismatched eyes',
        ],
        [
          'Sealed Letter',
          'Savannah',
          'The crests are new: a flat tire, a burnt omelet, a lighthouse with the lamp out.',
          'a ring with the crest of your worst day',
        ],
      ],
    },
    {
      goods: 'tooth caps',
      makers: [
        [
          'Molar Express',
          'Houston',
          'Molds are taken at a folding table by a licensed hygienist, and caps are cast the same night.',
          'a single gold cap fitted on Sunday',
        ],
        [
          'Grin Department',
          'Atlanta',
          'Enamel is painted over silver in colors matched to your shoes, your car or your mother’s kitchen.',
          'a six-tooth set in festival teal',
        ],
        [
          'Canine Club',
          'Marseille',
          'Only the pointed ones. Everything else, the makers say, *is just dentistry*.',
          'a pair of fangs with a moonstone each',
        ],
      ],
    },
    {
      goods: 'chain necklaces',
      makers: [
        [
          'Link Ledger',
          'Providence',
          'Links are wound, cut, soldered and filed by one person, who initials the clasp.',
          'a chain built to your length, link by link',
        ],
        [
          'Heavy Weather',
          'Aberdeen',
          'Patterns come from the harbor: anchor, mooring, and a knot that sailors say should not be possible.',
          'a storm-link chain in blackened steel',
        ],
        [
          'Paperclip Riot',
          'Berlin',
          'Office supplies, in solid silver, joined the way you did it when you were bored at nine.',
          'a rubber band cast in eighteen-karat gold',
        ],
      ],
    },
    {
      goods: 'enamel pins',
      makers: [
        [
          'Pinch of Tin',
          'Boise',
          'Hard enamel, polished flat, with a back stamp that finishes the joke on the front.',
          'a pin of the booth itself, with a tiny line of people',
        ],
        [
          'Lapel Pharmacy',
          'Chicago',
          'Every pin is a small remedy: for Mondays, for airports, for people who say *no offense*.',
          'a prescription of three, bagged and labeled',
        ],
        [
          'Clutch Back Kids',
          'Anaheim',
          'Designs are drawn by under-twelves, who get royalties in cash and a receipt book.',
          'a pin drawn on Saturday and delivered in spring',
        ],
      ],
    },
    {
      goods: 'statement earrings',
      makers: [
        [
          'Opal Mercado',
          'Querétaro',
          'Stones are bought rough from one mine and set in resin the color of the rock they came from.',
          'a pair of fire opals cut from one stone',
        ],
        [
          'Loud Lobe',
          'Lagos',
          'Brass offcuts from trumpet makers are hammered into discs that ring, softly, when you laugh.',
          'a pair tuned to a minor third',
        ],
        [
          'Ætt & Ør',
          'Tórshavn',
          'Fish-scale sequins, sealskin thread and a hook filed smooth enough to sleep in.',
          'a herring-silver pair as long as your hand',
        ],
      ],
    },
    {
      goods: 'beaded chokers',
      makers: [
        [
          'Seed Bead Sister',
          'Gallup',
          'Size-fifteen beads, two needles, and patterns learned from an aunt who never wrote one down.',
          'a sunset choker with six hundred cut beads',
        ],
        [
          'Pony Express Beads',
          'Fresno',
          'Plastic beads from the craft aisle, strung on surgical steel, with words you can spell yourself.',
          'a choker spelling whatever you can say in ten letters',
        ],
        [
          'Millefiori Mina',
          'Venice',
          'Glass canes are pulled across the length of the workshop, then sliced into flowers.',
          'a choker with one bead from the first cane she pulled',
        ],
      ],
    },
    {
      goods: 'charm bracelets',
      makers: [
        [
          'Lucky Debris',
          'Las Vegas',
          'Charms are cast from things found on the Strip at dawn: a chip, a key card, one false eyelash.',
          'a charm cast from something in your pocket',
        ],
        [
          'Jangle',
          'Kolkata',
          'Tiny temple bells hang between the charms, so that you can be found in a crowd.',
          'a bracelet with twelve working bells',
        ],
        [
          'Trinket Tribunal',
          'Bath',
          'Each charm is put on trial by the staff, and only those found guilty of *excessive charm* are made.',
          'a judge’s-wig charm in freshwater pearl',
        ],
      ],
    },
    {
      goods: 'rebuilt watches',
      makers: [
        [
          'Tick Department',
          'Neuchâtel',
          'Movements from drowned watches are dried, cleaned and cased in things that were never watches.',
          'a watch set in a casino chip',
        ],
        [
          'Second Hand News',
          'Leicester',
          'Dials are repainted by a former sign writer who hates the number seven and leaves it blank.',
          'a watch that runs on Las Vegas time, which is to say no hands',
        ],
        [
          'Orologi Orsi',
          'Turin',
          'Bears appear somewhere on every piece. On some it takes a loupe, and the loupe is on the counter.',
          'a gold-filled chronograph with a sleeping bear',
        ],
      ],
    },
    {
      goods: 'acetate sunglasses',
      makers: [
        [
          'Glare & Sons',
          'Palm Desert',
          'Blocks cure for six weeks, frames are sawn by hand and polished in a drum of walnut shells.',
          'a pair in smoked amber with mirrored lenses',
        ],
        [
          'Sombra Larga',
          'Seville',
          'Hinges have seven barrels and lenses are dark enough for a siesta in the front row.',
          'a cat-eye with a fan folded into the arm',
        ],
        [
          'Ojos Raros',
          'Santiago',
          'No two lenses in a pair are the same color, and the world, they promise, gets *friendlier*.',
          'a pair with one rose lens and one that argues',
        ],
      ],
    },
    {
      goods: 'belt buckles',
      makers: [
        [
          'Amarillo Buckle Surgery',
          'Amarillo',
          'Engraved with the tools of a retired dentist, who says that silver complains less.',
          'a trophy buckle for something you did not win',
        ],
        [
          'Brasswell',
          'Birmingham',
          'Sand-cast, hand-chased and heavy enough to notice when you sit.',
          'a buckle cast on Saturday from melted keys',
        ],
        [
          'Buckle & Sons & Daughter',
          'Cheyenne',
          'The daughter does the inlay: turquoise, jet and one chip of a green bottle she will not explain.',
          'a night-sky buckle with the stars over the Mojave',
        ],
      ],
    },
    {
      goods: 'hair combs',
      makers: [
        [
          'Tortoise Not',
          'Nagasaki',
          'The mottled look comes from layered urushi lacquer; no tortoise was ever asked.',
          'a comb with a wave of crushed eggshell',
        ],
        [
          'Peineta Azul',
          'Granada',
          'Tall combs, cut from horn with a jeweler’s saw, for entrances *and* for exits.',
          'a comb pierced with the outline of the hall',
        ],
        [
          'Knot & Tine',
          'Ithaca',
          'Applewood, boxwood, and a polish of nothing but beeswax and the heel of a hand.',
          'a two-prong pin carved from a lightning-struck pear',
        ],
      ],
    },
    {
      goods: 'brooches',
      makers: [
        [
          'Moth Cabinet',
          'Edinburgh',
          'Wings are goldwork embroidery over wire, and the bodies are velvet stuffed with lavender.',
          'a luna moth the size of a playing card',
        ],
        [
          'Button Baroness',
          'Ghent',
          'Old military buttons are set like gemstones, rank no longer observed.',
          'a brooch with eleven regiments at peace',
        ],
        [
          'Scrap Iris',
          'Newark',
          'Petals are cut from soda cans and enameled until nobody believes it.',
          'an iris made from the can you bring',
        ],
      ],
    },
    {
      goods: 'keepsake lockets',
      makers: [
        [
          'Hush Hinge',
          'Charleston',
          'The hinge is the whole trick: it closes without a click, because *some things are private*.',
          'a locket with a compartment inside the compartment',
        ],
        [
          'Small Door',
          'Prague',
          'Each locket is a door with a knocker, a keyhole and a view painted inside.',
          'a locket painted with the window you describe',
        ],
        [
          'Ever Kept',
          'Cork',
          'Hair, sand, ticket stubs and once a milk tooth have been set behind watch glass here.',
          'a locket sealed at the bench with the wristband from your day',
        ],
      ],
    },
    {
      goods: 'press-on nail sets',
      makers: [
        [
          'Almond & Stiletto',
          'Inglewood',
          'Sets are sculpted in gel, painted under a microscope lamp and sized with a free fitting kit.',
          'a ten-nail panorama of the Strip at dusk',
        ],
        [
          'Neko Nails',
          'Harajuku',
          'Three-dimensional bows, gummy bears, one perfect fried egg: wearable for weeks, unwise for typing.',
          'a set with a goldfish swimming in each thumb',
        ],
        [
          '10 Little Canvases',
          'Bridgeport',
          'Old masters, cropped without mercy, one per finger.',
          'a complete still life with a lobster on the pinky',
        ],
      ],
    },
  ],
  openers: [
    '{name} makes {goods} by hand in {town}, at a bench with one good window.',
    'Small things, made slowly: {goods} by {name}, with a hallmark that only {town} would recognize.',
    'At home in {town} the bench lamp goes on at six. Here it is no different: the newest {goods} at {name} are about an hour old.',
    'Come close. {name} works at a scale that rewards it, and the {goods} like attention.',
    '{Goods} for people who were told that they were *a bit much*. {name} would like a word with whoever said so.',
    '**{name}** learned the trade from a repair shop in {town} and still fixes anything that comes back.',
    'It is not subtle. {name} of {town} makes {goods} that can be seen from the mezzanine.',
    'There is a loupe on a ribbon at the {name} booth. Use it: the {goods} hide things.',
    'A tray of {goods}, a mirror and a very honest friend: {name} has had all three in {town} since {year}.',
    'Nothing at {name} is cast by the thousand and nothing is rushed, which is why the {goods} come from {town} a few dozen at a time.',
    'Heirlooms, but for now: {name} has been making {goods} for the not-yet-sentimental since {year}.',
    'You will leave {name} with your hands full. The {goods} are from {town}, and the compliments come free.',
  ],
  drops: [
    '**At the bench only:** {exclusive}.',
    'Locked in the center case: {exclusive}.',
    'The one to try on first is {exclusive}.',
    'Finished in the hotel room on Friday night: {exclusive}.',
    'In a velvet box with no price on it: {exclusive}.',
    'For the festival, and not again: {exclusive}.',
    'Waiting on the blue tray is {exclusive}.',
    '{Exclusive}: the bench lamp stays lit until it is gone.',
    'New this season: {exclusive}.',
    'Worn by the whole crew this weekend, and for sale: {exclusive}.',
    'Bring this page to the counter and ask for {exclusive}.',
    'It will not be remade: {exclusive}.',
  ],
  closers: [
    'Sizing is done on the spot and takes as long as one song.',
    '“Wear it out of the booth,” says {first}. “Boxes are for landfill.”',
    'Cleaning is free for anything shiny, from anywhere, for as long as the cloth holds out.',
    'Custom orders are taken until 3pm on Sunday and arrive before the new year.',
    'The mirror is kind and the light is not. Trust the light.',
    'Care notes are on the [aftercare page](https://www.{slug}.example/care); the short version is *wear it*.',
    '“Nobody ever says they wish it were smaller,” says {first}.',
    'Scrap silver is weighed and taken in part exchange, dents and memories included.',
    'One piece in every tray costs ten dollars, and finding it is half of the fun.',
    'Gift wrap is a bandana, and it is better than paper.',
    'Demonstrations at the bench every hour, on the hour, sparks permitting.',
  ],
  buttons: ['Shop Now', 'See the tray', 'Book a fitting', 'Custom orders', 'View pieces'],
  captions: [
    '{Goods} by {name}',
    'On the bench at {name}, {town}',
    'A tray of {goods}',
    '{name}, seen through the loupe',
  ],
  locations: ['Hall A, Booth', 'Hall A, Bench'],
};
