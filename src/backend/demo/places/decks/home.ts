import type { Deck } from '../deck';

export const home: Deck = {
  category: 'Home & Objects',
  related: ['Art', 'Jewelry'],
  lines: [
    {
      goods: 'ceramic mugs',
      makers: [
        [
          'Wonky Kiln',
          'Stoke-on-Trent',
          'Thrown fast, trimmed slow and dipped in a glaze that *runs when it feels like it*.',
          'a mug with a die trapped in the bottom',
        ],
        [
          'Clay Today',
          'Asheville',
          'Handles are fitted to a cast of the potter’s grandmother’s grip. Everybody’s hand turns out to fit.',
          'a mug thrown at the booth and mailed after firing',
        ],
        [
          'Iwa Potteries',
          'Mashiko',
          'The clay is dug behind the workshop, and the ash in the glaze is from last winter’s stove.',
          'a yunomi with a crawl glaze like dry lake bed',
        ],
      ],
    },
    {
      goods: 'scented candles',
      makers: [
        [
          'Wick & Wander',
          'Savannah',
          'Scents are places at a time of day: a bus depot at five, a library on a wet Tuesday.',
          'a candle that smells like rain on hot asphalt',
        ],
        [
          'Casino Carpet Candle Co.',
          'Las Vegas',
          'Soy wax, cotton wick, and blends built from things this city smells of, the nice ones.',
          'a candle called Buffet, Closing Time',
        ],
        [
          'Tallow & Thyme',
          'York',
          'Beeswax is rolled by hand, and each candle burns for one long dinner exactly.',
          'a taper as tall as the person who made it',
        ],
      ],
    },
    {
      goods: 'tufted rugs',
      makers: [
        [
          'Floor Show',
          'Brooklyn',
          'Shapes are taken from spilled drinks, outlined in tape at parties and tufted the week after.',
          'a spilled-martini rug with a wool olive',
        ],
        [
          'Shag & Bone',
          'Melbourne',
          'New Zealand wool, two inches deep, carved with barber’s clippers.',
          'a rug shaped like a tiger that is shaped like a rug',
        ],
        [
          'Kilim Karaoke',
          'Izmir',
          'Lyrics are hidden in the old geometric borders. You have to know the weaver, or *the song*.',
          'a prayer-sized rug woven with a power ballad',
        ],
      ],
    },
    {
      goods: 'table lamps',
      makers: [
        [
          'Glow Bureau',
          'Eindhoven',
          'Shades are pressed from coffee husks, and switches are the big soft ones from old trains.',
          'a lamp that dims when you lower your voice',
        ],
        [
          'Bulb & Thistle',
          'Glasgow',
          'Bases are turned from whisky staves. For the first month, the whole room smells of it.',
          'a lamp with a shade of pressed thistles',
        ],
        [
          'Paper Moon Lighting',
          'Gifu',
          'Mulberry paper over a bamboo spiral no thicker than a noodle, folding flat into an envelope.',
          'a moon lamp painted with the phase of the day',
        ],
      ],
    },
    {
      goods: 'incense burners',
      makers: [
        [
          'Smoke Signals Studio',
          'Taos',
          'Micaceous clay is burnished with a river stone until it glitters like a bad decision.',
          'a burner in the form of a motel, smoke from room 9',
        ],
        [
          'Kemuri',
          'Awaji',
          'Bronze cats, bronze toads, one bronze accountant; the smoke comes out at the thoughtful end.',
          'an octopus with eight places for sticks',
        ],
        [
          'Ash Wednesday Goods',
          'New Orleans',
          'Cast iron, blackened with linseed, and heavy enough to prop up a door or *an argument*.',
          'a second-line trombone that breathes smoke',
        ],
      ],
    },
    {
      goods: 'throw blankets',
      makers: [
        [
          'Selvage Sleep',
          'Pendleton',
          'Woven double on a jacquard loom, so the night side is the day side, inside out.',
          'a blanket with the Strip awake on one face and asleep on the other',
        ],
        [
          'Alpaca Later',
          'Cusco',
          'Fleece is sorted into twenty-two natural browns before anyone so much as mentions dye.',
          'a blanket in all twenty-two browns',
        ],
        [
          'Yonder Wool',
          'Stornoway',
          'Hand-woven at home by neighbors, waulked to a song, and labeled with the weather of the week.',
          'a rain-gray throw with one lightning pick',
        ],
      ],
    },
    {
      goods: 'glass tumblers',
      makers: [
        [
          'Gather & Blow',
          'Corning',
          'Glass is gathered, blown and cracked off in under a minute; the wobble is *the signature*.',
          'a tumbler with an ice cube blown into the base',
        ],
        [
          'Vidrio Verde',
          'Guadalajara',
          'Bottles go into the furnace green and come out greener, with a bubble for every breath.',
          'a set of four with a cactus stem each',
        ],
        [
          'Murk & Murano',
          'Venice',
          'Seconds are all they sell: leaning, pinched, two-toned by accident.',
          'a goblet that leans at the angle of a famous tower',
        ],
      ],
    },
    {
      goods: 'desert terrariums',
      makers: [
        [
          'Dry Spell',
          'Joshua Tree',
          'Everything inside is alive, though some of it takes a year to prove it.',
          'a jar with a motel sign and a single blooming cactus',
        ],
        [
          'Jar of Weather',
          'Portland',
          'Moss, mist and a cork: sealed once, watered never, and happiest when ignored.',
          'a thunderstorm jar with a switch',
        ],
        [
          'Succulent Sam’s',
          'Phoenix',
          'Sam grows, pots and names each one. The names are binding.',
          'a cutting from Carl, who is forty',
        ],
      ],
    },
    {
      goods: 'wall mirrors',
      makers: [
        [
          'Double Take',
          'Milan',
          'Edges are cut freehand, wavy as a pond, and silvered in the old way so that everyone looks *rested*.',
          'a mirror shaped like the puddle outside the studio',
        ],
        [
          'Rearview',
          'Detroit',
          'Car mirrors, mounted in clusters: you, you, you and, if you stand right, the door.',
          'a cluster of eleven from a single taxi fleet',
        ],
        [
          'Looking Glass & Co.',
          'Philadelphia',
          'Frames are carved from porch spindles; the porches are named on the back.',
          'an infinity mirror with a hallway of tiny doors',
        ],
      ],
    },
    {
      goods: 'catchall trays',
      makers: [
        [
          'Pocket Change Objects',
          'Denver',
          'Poured from terrazzo with chips of broken records, bowling balls and one wedding plate.',
          'a tray with chips of real casino chips',
        ],
        [
          'Valet Verde',
          'Milan',
          'One sheet of leather, four snaps, no seams: flat in the suitcase, square on the nightstand.',
          'a green-felt tray that folds into a dice tower',
        ],
        [
          'Tin Tab',
          'Jaipur',
          'Hammered from ghee tins, with the lettering left bright on the inside.',
          'a tray stamped with your street and number',
        ],
      ],
    },
    {
      goods: 'floor cushions',
      makers: [
        [
          'Sit Spot',
          'Marrakesh',
          'Old kilims outside, wool scraps inside, and a zipper for when life needs more stuffing.',
          'a cushion with a pocket for the remote and one for snacks',
        ],
        [
          'Zabu & Zabu',
          'Kamakura',
          'Kapok, cotton, and a knot in the middle tied by *a monk or his cousin*.',
          'an indigo pair stitched with constellations',
        ],
        [
          'Pouf Daddy Long Legs',
          'Tulsa',
          'Eight legs, all soft, arranged for leaning on during films.',
          'a spider the size of a love seat',
        ],
      ],
    },
    {
      goods: 'bud vases',
      makers: [
        [
          'Stem Cell Ceramics',
          'Berkeley',
          'Each vase is a vertebra. Buy one, or keep going until you have a spine.',
          'a set of seven that stack into a column',
        ],
        [
          'Nine Petals',
          'Jingdezhen',
          'Porcelain is thrown thin enough to read a text message through.',
          'a blue-and-white vase with a skyline for a dragon',
        ],
        [
          'Hothouse Glass',
          'Seattle',
          'Hot glass is dropped into a mold of found bark and comes out with *every ring*.',
          'a vase in bottle brown shaped like a cowboy boot',
        ],
      ],
    },
    {
      goods: 'wall clocks',
      makers: [
        [
          'Late Again Clocks',
          'Lancaster',
          'All of them run five minutes fast, by design, and none of them will say so.',
          'a clock with a single hand and a shrug',
        ],
        [
          'Kuku',
          'Triberg',
          'Linden wood, bellows, weights, and something other than a cuckoo behind the door.',
          'a clock whose door opens on a very small wedding chapel',
        ],
        [
          'Movement No. 5',
          'Lisbon',
          'Tiles from knocked-down kitchens make the faces; the missing corner marks the hour for lunch.',
          'a clock that counts down to the festival, forever',
        ],
      ],
    },
    {
      goods: 'kitchen knives',
      makers: [
        [
          'Burr Street Blades',
          'Sheffield',
          'Carbon steel is forged from old files, and you can still feel the teeth on the spine.',
          'a petty knife with a handle of slot-machine cherry',
        ],
        [
          'Hamon House',
          'Sakai',
          'One smith, one sharpener and one handle maker, each of whom *blames the other two*.',
          'a nakiri with a cloud pattern like poured ink',
        ],
        [
          'Jensen & Rye',
          'Odense',
          'Handles are cut from bog oak five thousand years old, and the blade is guaranteed for nearly as long.',
          'a bread knife that plays a note',
        ],
      ],
    },
  ],
  openers: [
    '{name} fills rooms, slowly, with {goods} made in {town}.',
    'Your shelf has a gap. {name} has {goods} from {town}. This is how it begins.',
    '{name} makes {goods} for apartments, motels, vans and everywhere else that people in {town} call home.',
    'Once a hardware store in {town}, now **{name}**: same counter, same bell on the door, and {goods} where the nails used to be.',
    'No two are alike, and nobody at {name} has ever tried to make them so. The {goods} come from {town} as they are.',
    '{Goods} you will use on a Tuesday: that is as much philosophy as {name} allows.',
    'It takes {name} about a week to make what you can carry in one hand. The {goods} explain why.',
    'The house style in {town} is *comfortable, with one strange thing*. {name} makes the strange thing, namely {goods}.',
    'Pick one up and you will understand {name}. The {goods} have a weight that photographs leave out.',
    'There is a waiting list in {town}. There is none here: {name} has brought {goods} and a great deal of bubble wrap.',
    'Since {year}, {name} has been making {goods} in {town} for people who stay in *on purpose*.',
    'Half the homes in {town} have something by {name} in them. This weekend the other half of the {goods} are for sale.',
  ],
  drops: [
    '**Only on this table:** {exclusive}.',
    'Wrapped in newspaper from home: {exclusive}.',
    'The piece that nearly did not fit in the van is {exclusive}.',
    'One for the mantelpiece: {exclusive}.',
    'Straight from the workshop for this weekend: {exclusive}.',
    'If it is still there on Sunday, be quick about {exclusive}.',
    'The conversation piece is {exclusive}.',
    'Our neighbors at the next booth have already reserved {exclusive}.',
    '{Exclusive}: made for the festival and signed underneath.',
    'Top of the stack: {exclusive}.',
    'There is a sold sign at the ready for {exclusive}.',
    'A first, and possibly a last: {exclusive}.',
  ],
  closers: [
    'Fragile things are packed by {first}, who has never lost one and would like to keep it that way.',
    'Shipping is flat-rate and honest. Carrying it through the casino is free and more fun.',
    '“It is meant to be used,” says {first}. “Give it ten years. It will look better.”',
    'Seconds are in the crate under the table, half price, and some of us like them more.',
    'Rearranging the display is allowed. Buying the display is also allowed.',
    'Measurements for everything are on the [room guide](https://www.{slug}.example/rooms), with a sofa for scale.',
    'Live making at 1pm on both days, with aprons for the brave.',
    '“People ask how long it takes,” says {first}. “Thirty years and an afternoon.”',
    'Large pieces can stay at the booth until you have found a friend with a car.',
    'Gift notes are written out by hand in very good ink.',
    'Return the box and get a stamp. Five stamps, and something small is yours.',
  ],
  buttons: ['Shop Now', 'Browse objects', 'See the collection', 'Room guide', 'Made to order'],
  captions: [
    '{Goods} by {name}',
    'At home with {name}, {town}',
    'On the table: {goods}',
    '{name}, this year’s {goods}',
  ],
  locations: ['Hall B, Booth', 'Hall C, Booth'],
};
