import type { Deck } from '../deck';

export const art: Deck = {
  category: 'Art',
  related: ['Comics & Zines', 'Home & Objects', 'Art Toys'],
  lines: [
    {
      goods: 'risograph prints',
      makers: [
        [
          'Soy Ink Sundays',
          'Pittsburgh',
          'Fluorescent pink goes down first, always, and everything else has to live with it.',
          'a five-layer print of the Strip seen from a laundromat',
        ],
        [
          'Miszla Press',
          'Warsaw',
          'Registration drifts by a hair with each pass, and the prints that drift best are kept for the front bin.',
          'a folding panorama in teal and federal blue',
        ],
        [
          '2 Drum Studio',
          'Oakland',
          'The machine holds two colors at a time, so a six-color print means three days and *one long argument about paper*.',
          'a proof set showing every layer on its own',
        ],
      ],
    },
    {
      goods: 'screen prints',
      makers: [
        [
          'Squeegee Chapel',
          'Nashville',
          'Inks are mixed by eye and named afterward: Bruise, Payday, Grandma’s Other Car.',
          'a sixteen-color poster pulled with metallic ink',
        ],
        [
          'Overnight Editions',
          'Providence',
          'Each edition is started at dusk and has to be signed by sunrise, which explains the palette.',
          'a midnight edition printed on blackout cloth',
        ],
        [
          'Halftone Hotel',
          'Denver',
          'Dots are cut large enough to count from the door and vanish completely at arm’s length.',
          'a keyhole print that only resolves through a phone camera',
        ],
      ],
    },
    {
      goods: 'oil paintings',
      makers: [
        [
          'Imelda Vance',
          'Taos',
          'She paints parking lots at the minute the lights come on, wet into wet, standing up, in under an hour.',
          'a triptych painted in the hall’s own parking garage',
        ],
        [
          'Studio Nørrebæk',
          'Aarhus',
          'Linen is primed with rabbit-skin glue and left in the north room for a winter before the first stroke.',
          'a large canvas of neon seen through rain',
        ],
        [
          'Bell & Umber',
          'Charleston',
          'Portraits of people’s kitchens, done from one visit and a single photograph of the fridge.',
          'a small panel of your choice of breakfast',
        ],
      ],
    },
    {
      goods: 'gouache miniatures',
      makers: [
        [
          'Postage Due',
          'Portland',
          'Everything is painted at stamp size with a brush that has, on good days, three hairs.',
          'a sheet of twelve stamps for countries that do not exist',
        ],
        [
          'Rosaline Oyelaran',
          'Lagos',
          'Market scenes from memory, each with forty people and at least one goat who knows something.',
          'a palm-sized view of the festival floor',
        ],
        [
          'Thimble Salon',
          'Vienna',
          'Frames come first, rescued from flea-market watches and lockets; the pictures are painted to fit.',
          'a landscape inside a 1920s watch case',
        ],
      ],
    },
    {
      goods: 'paper collages',
      makers: [
        [
          'Scissor Kin',
          'Cincinnati',
          'Source material is strictly encyclopedias from before 1970, where every planet still has a mustache nearby.',
          'a collage built from a single volume, H to I',
        ],
        [
          'Tear Here',
          'Dublin',
          'No blades are used. Edges are torn wet, and the white fiber that shows is the drawing.',
          'a torn-paper portrait done in four minutes',
        ],
        [
          'Ana Paula Recorta',
          'São Paulo',
          'Billboards are peeled off in layers after midnight, with permission, mostly.',
          'a wall-sized sheet with eleven years of advertising in it',
        ],
      ],
    },
    {
      goods: 'spray-painted panels',
      makers: [
        [
          'Vanta Alley',
          'Las Vegas',
          'Stencils are cut from cereal boxes, used once and then framed on the back of the panel they made.',
          'a door from a demolished motel, painted on both sides',
        ],
        [
          'Nozzle Poets',
          'Bogotá',
          'Verses are written by bus passengers and painted, letter by letter, in a hand that makes traffic slow down.',
          'a panel with a line you suggest at the booth',
        ],
        [
          'Big Wall Olga',
          'Łódź',
          'Six-story murals are her weekday job. On weekends the same cranes and carp come down to two feet square.',
          'a study for the mural going up outside the south doors',
        ],
      ],
    },
    {
      goods: 'neon pieces',
      makers: [
        [
          'Argon & Daughters',
          'Las Vegas',
          'Glass is bent over ribbon burners by a family that lit half of Fremont Street and remembers which half.',
          'a table lamp bent from leftover casino tubing',
        ],
        [
          'Hum',
          'Brooklyn',
          'Transformers are tuned so that each piece buzzes a slightly different note. Three of them make a chord.',
          'a red line exactly as long as your arm',
        ],
        [
          'Slow Burn Signs',
          'Tulsa',
          'Words are things people nearly said: *Actually*, *Never mind*, *I was about to*.',
          'a blue-white `almost` in a salvaged case',
        ],
      ],
    },
    {
      goods: 'linocuts',
      makers: [
        [
          'Gouge & Spoon',
          'Burlington',
          'Blocks are cut from old school floors, so a ghost of a foul line runs through some of the skies.',
          'a moth print in bone black, burnished with a spoon',
        ],
        [
          'Taller Zopilote',
          'Oaxaca',
          'Skeletons gamble, marry, drive taxis and vote, cut at kitchen scale and printed on handmade amate.',
          'a lotería set in which every card is a neighbor',
        ],
        [
          'Ink & Otter',
          'Victoria',
          'The press is a converted mangle, cranked by whoever comes in, with the cranker’s initials on the back.',
          'a two-block otter you can pull yourself',
        ],
      ],
    },
    {
      goods: 'tattoo flash sheets',
      makers: [
        [
          'Honest Dagger',
          'New Orleans',
          'Daggers, panthers, roses and one shrimp, all painted in spit-shaded ink on tea-stained paper.',
          'a flash sheet of Vegas luck, good and bad',
        ],
        [
          'Ribcage Ruth',
          'Belfast',
          'Bold lines, two colors, and a rule that nothing goes on the sheet that Ruth would not wear herself.',
          'a hand-painted sheet raffled with a tattoo included',
        ],
        [
          'Irezumi Paper',
          'Gifu',
          'Dragons are drawn full-back size with a sumi brush, then reduced, never redrawn, for an arm.',
          'a scroll with one unbroken koi',
        ],
      ],
    },
    {
      goods: 'lenticular pictures',
      makers: [
        [
          'Wobble Optics',
          'Rochester',
          'Lenses are ruled at seventy-five lines an inch, and the pictures blink when you walk past.',
          'a portrait that ages forty years in one step',
        ],
        [
          'Both Ways',
          'Tel Aviv',
          'Each picture is a disagreement: from the left it says yes.',
          'a day-and-night skyline on a single sheet',
        ],
        [
          'Parallax Pete',
          'Tampa',
          'Pete layers seven sheets of film by hand, and *he will show you how*, at length.',
          'a fish tank that needs no feeding',
        ],
      ],
    },
    {
      goods: 'charcoal portraits',
      makers: [
        [
          'Ember Sitting Room',
          'Santa Fe',
          'The charcoal is willow, grapevine and, for eyes only, a burnt peach pit.',
          'a twelve-minute sitting with a real fireplace chair',
        ],
        [
          'Kwabena Draws',
          'Accra',
          'Everyone is drawn as they will look at eighty, and nearly everyone is pleased.',
          'a double portrait at eight and at eighty',
        ],
        [
          'The Smudge Bureau',
          'Chicago',
          'Portraits are made without looking down. The likeness arrives in the rubbing-out.',
          'an official smudge, stamped and filed in triplicate',
        ],
      ],
    },
    {
      goods: 'tufted wall pieces',
      makers: [
        [
          'Loopy Lou',
          'Cardiff',
          'The tufting gun fires forty loops a second; the carving with scissors afterward takes a week.',
          'a six-foot cheeseburger with sculpted sesame',
        ],
        [
          'Wool & Whimsy Dept.',
          'Calgary',
          'Fleece is dyed with onion skins and rust, then shaved into hills you want to walk on.',
          'a relief map of the valley in nine browns',
        ],
        [
          'Ikat Electric',
          'Tashkent',
          'Old resist patterns, redrawn at the size of a door and tufted in club-light colors.',
          'an ikat panel that glows under ultraviolet',
        ],
      ],
    },
    {
      goods: 'photographs',
      makers: [
        [
          'Grain Elevator',
          'Saskatoon',
          'Shot on expired film from a dead man’s freezer, printed by hand, and never rescued by software.',
          'a contact sheet of the Strip on its quietest morning',
        ],
        [
          'Flashbulb Frankie',
          'Jersey City',
          'The bulbs are from 1958, each works once, and the look on people’s faces *is the picture*.',
          'a one-bulb portrait, printed while you wait',
        ],
        [
          'Noor Tintype',
          'Jaipur',
          'Metal plates, poured, exposed and fixed inside a converted ice-cream cart.',
          'a tintype in a hinged case, done in nine minutes',
        ],
      ],
    },
    {
      goods: 'hand-lettered signs',
      makers: [
        [
          'Dropshadow & Co.',
          'Milwaukee',
          'Gold leaf on glass, enamel on tin, and an old rule that the *R* must look ready to walk off.',
          'a house number lettered while you wait',
        ],
        [
          'One Shot Wanda',
          'El Paso',
          'No projector and no tape: a chalk line, a quill and a steady breath.',
          'a ‘Back in 5 Minutes’ sign for people who will not be',
        ],
        [
          'The International Society of Late-Night Typographers & Heirs',
          'Basel',
          'Letters are drawn between midnight and four, when the members agree on nothing but spacing.',
          'a complete alphabet on one very long board',
        ],
      ],
    },
  ],
  openers: [
    '{name} shows {goods} from {town}, most of them still smelling faintly of the studio.',
    'A wall of {goods}, hung edge to edge, the way {name} does it at home in {town}.',
    'The first thing {name} ever sold was a mistake. The {goods} have been getting stranger and better since {year}.',
    'You will see the crowd before you see the {goods}. Wait a minute; {name} is worth the view.',
    '{Goods} from {town}, priced so that a first-time collector can walk away with one.',
    '**{name}** works small, works late and works in {town}, and the {goods} show all three.',
    'What happens to {town} when everyone has gone home? {name} has been answering with {goods} since {year}.',
    '{name} left a desk job in {year} to make {goods}, and the desk now holds up the paper.',
    'Some {goods} match your couch. Those by {name} will make you want a new couch.',
    'Look closely at the {goods} of {name}. Then step back six feet and look again.',
    'There is humor in the {goods} of {name}, and a fair amount of {town} weather.',
    'Two sawhorses, one lamp and a stack of {goods}: {name} travels light from {town} and hangs heavy.',
  ],
  drops: [
    '**Made for this show:** {exclusive}.',
    'The centerpiece is {exclusive}.',
    'Not in the gallery and not on the site: {exclusive}.',
    'Wrapped in brown paper until noon: {exclusive}.',
    'If you can only look at one thing, look at {exclusive}.',
    'New on the wall: {exclusive}.',
    'For sale once, here: {exclusive}.',
    '{Exclusive}: ask, and it comes out from behind the curtain.',
    'The flat file has a bottom drawer, and in it is {exclusive}.',
    'On the easel both days: {exclusive}.',
    'Numbered, signed and drying as you read this: {exclusive}.',
    'The piece everyone photographs will be {exclusive}.',
  ],
  closers: [
    'Framing is done at the booth, in black or raw ash, while you get a coffee.',
    '“Ask me anything except what it means,” says {first}.',
    'Live demonstrations start at noon and at 4pm. Front-row spectators should wear dark colors.',
    'Tubes, crates and overseas shipping are all sorted; hands-free browsing is recommended.',
    'Small pieces start at the price of lunch. Large ones start a conversation.',
    'Everything on the left wall is under fifty dollars, and everything on the right wall is worth a look.',
    'Preview the hang in the [online viewing room](https://www.{slug}.example/viewing-room).',
    'A signing follows the panel on Saturday; see the [schedule](/schedule) for the room.',
    '“People think it is finished,” says {first}. “It is only dry.”',
    'Students with a card get ten percent off and a free opinion on their portfolio.',
    'Commissions open on Sunday at 11am and usually close by a quarter past.',
  ],
  buttons: ['View works', 'Shop prints', 'Shop Now', 'Commission a piece', 'See the edition'],
  captions: [
    '{Goods} by {name}',
    'In the studio of {name}, {town}',
    'New work from {town}',
    '{name}, one of the new {goods}',
  ],
  locations: ['Hall B, Booth', 'Hall C, Artist Alley'],
};
