import type { Deck } from '../deck';

export const footwear: Deck = {
  category: 'Footwear',
  related: ['Streetwear', 'Art'],
  lines: [
    {
      goods: 'low-top sneakers',
      makers: [
        [
          'Plaza Low',
          'San Antonio',
          'The last was carved for standing around, with a wide toe and a heel that forgives a ten-hour day.',
          'a suede low in cactus green with a gum sole',
        ],
        [
          'Dunmore Rubber',
          'Akron',
          'Soles are still vulcanized in the oven that came with the building, forty pairs at a time.',
          'a raw-canvas low with the oven number stamped in the heel',
        ],
        [
          'Ío Shoe',
          'Santiago',
          'Uppers come from fish leather, a by-product of the salmon farms, and they are tougher than anything with hooves.',
          'a silver-scaled low in a run of 50',
        ],
      ],
    },
    {
      goods: 'high-top sneakers',
      makers: [
        [
          'Rafter',
          'Indianapolis',
          'The ankle collar is padded with wool instead of foam, so it packs down to *your* ankle and stays there.',
          'a gym-floor brown high-top with a maple-grain sole',
        ],
        [
          'King Tide Footwear',
          'Miami',
          'Every eyelet is brass and every tongue carries the tide table for the day the pair was made.',
          'a coral high-top with the tide table of October 25',
        ],
        [
          '9 Flights',
          'Brooklyn',
          'The shape was worked out on the stairs of a walk-up, by people carrying groceries.',
          'a brick-red high-top with a doorbell button on the tongue',
        ],
      ],
    },
    {
      goods: 'retro runners',
      makers: [
        [
          'Vantaa Running',
          'Helsinki',
          'Mesh, suede and a strip of reindeer hide, stacked on a midsole the color of old piano keys.',
          'a midnight-sun runner in seven shades of yellow',
        ],
        [
          'Morning Mile',
          'Eugene',
          'Waffle soles are poured in the kitchen irons that started it all, then checked for syrup.',
          'a waffle-sole runner sold with a real waffle',
        ],
        [
          'Tachikaze',
          'Fukuoka',
          'The pattern comes from a 1978 school-track shoe found, unworn, in the back of a rice shop.',
          'a rice-white runner with seventy-eight stitches at the heel',
        ],
      ],
    },
    {
      goods: 'pool slides',
      makers: [
        [
          'Cabana Heavy',
          'Palm Springs',
          'One piece, one mold, forty ounces: these are slides with the walk of a much bigger shoe.',
          'a terrazzo slide poured from the scraps of every other color',
        ],
        [
          'Shower Thoughts',
          'San Diego',
          'Each footbed carries a sentence that only makes sense at the end of the day.',
          'a left slide and a right slide that finish the same joke',
        ],
        [
          'Lido Lido',
          'Rimini',
          'Straps are cut from retired beach umbrellas, so the stripes never land in the same place twice.',
          'a pair cut from the last umbrella of the season',
        ],
      ],
    },
    {
      goods: 'hand-painted customs',
      makers: [
        [
          'Toe the Line Customs',
          'Atlanta',
          'Leather is stripped to the grain, painted in eleven thin coats and sealed so well that the flex test runs for an hour.',
          'a galaxy pair painted over both days, finished Sunday at close',
        ],
        [
          'Wilma Paints Shoes',
          'Albuquerque',
          'Wilma paints shoes. She has painted shoes since her grandson showed her his, and she *does not do logos*.',
          'a rosette pair signed by Wilma on the insole',
        ],
        [
          'Airbrush Alley',
          'Los Angeles',
          'Lowrider paint, candy over flake, laid on with the compressor that did the hoods of half the boulevard.',
          'a candy-apple pair with real gold leaf in the stripe',
        ],
      ],
    },
    {
      goods: 'skate shoes',
      makers: [
        [
          'Curb Appeal',
          'Phoenix',
          'Toe caps are triple-stitched in the exact place where yours always goes first.',
          'a parking-lot yellow suede with painted curb stripes',
        ],
        [
          'Huecos',
          'Barcelona',
          'The sole pattern is copied from the granite at the plaza where the whole crew learned to fall.',
          'a plaza-gray pair with a chip of granite in the box',
        ],
        [
          'Switch Nickel',
          'Richmond',
          'Insoles are cut from one cork board and swapped for free once a year for as long as the uppers last.',
          'a nickel-plated eyelet pair in oil-black suede',
        ],
      ],
    },
    {
      goods: 'lug-sole boots',
      makers: [
        [
          'Thornbury & Slate',
          'Northampton',
          'A welted boot takes eight weeks and two hundred steps here. The people doing the steps sign under the tongue.',
          'a slate-blue boot on a commando sole',
        ],
        [
          'Great Basin Boot Works',
          'Elko',
          'The leather is tanned with mesquite bark and smells, for about a year, like a very good barbecue.',
          'a buckaroo boot cut down to the ankle',
        ],
        [
          'Jökull',
          'Akureyri',
          'Crampon rings are hidden in the heel, in case the night gets out of hand.',
          'a glacier-white boot with a felted liner',
        ],
      ],
    },
    {
      goods: 'woven huaraches',
      makers: [
        [
          'Hermanas Tule',
          'Sahuayo',
          'One strip of leather, eleven meters long, goes in at the toe and comes out at the heel without a single nail.',
          'a two-tone weave in bone and neon',
        ],
        [
          'Sandalwood Road',
          'Santa Fe',
          'Soles are tire tread with the mileage painted on, and the highest number wins you nothing but respect.',
          'a pair soled with a tire that drove all of Route 66',
        ],
        [
          'Trama Fina',
          'León',
          'The weave is tight enough to hold water, which has been tested, repeatedly, with beer.',
          'a black patent weave with a platform',
        ],
      ],
    },
    {
      goods: 'split-toe boots',
      makers: [
        [
          'Jika Assembly',
          'Kurume',
          'The split came from roofers, who needed to feel the beam. It turns out dance floors ask for the same thing.',
          'a mirror-silver pair with twelve brass clasps',
        ],
        [
          'Two Toe Theory',
          'Berlin',
          'Heels come in three heights, all of them turned from the same batch of Baltic birch.',
          'a split-toe mule painted to look like a hoof',
        ],
        [
          'Usagi Footwear',
          'Nagoya',
          'Canvas, rubber, brass hooks: nothing on these could be removed without the whole thing falling off.',
          'a lunar-white pair with a rabbit in each sole',
        ],
      ],
    },
    {
      goods: 'wooden clogs',
      makers: [
        [
          'Klomp Klomp',
          'Utrecht',
          'Poplar is hollowed green, dried for a month and painted by whoever is winning at cards.',
          'a chrome-dipped clog that rings when you tap it',
        ],
        [
          'Østmark Clogs',
          'Trondheim',
          'Alder soles are milled so thin that they bend, a trick that took three winters and a lot of firewood.',
          'a shearling clog on a bright-orange sole',
        ],
        [
          'Block Party',
          'Grand Rapids',
          'The wood comes from bowling lanes. A few lucky pairs still have the arrows.',
          'a lane-ten clog with all seven arrows intact',
        ],
      ],
    },
    {
      goods: 'penny loafers',
      makers: [
        [
          'Small Change',
          'Boston',
          'The slot is cut for a 1979 penny, and the booth has a jar of those.',
          'a snow-white loafer with a lucky coin from a Reno fountain',
        ],
        [
          'Ellery Park',
          'New Haven',
          'Moccasin-stitched by four people who can each name the others’ stitches from across a room.',
          'a tartan loafer cut from a retired marching band',
        ],
        [
          'Óbidos Leather',
          'Óbidos',
          'Cordovan is brushed with bone, by hand, until you can read the clock in it from behind.',
          'an oxblood loafer with a cork-inlaid sole',
        ],
      ],
    },
    {
      goods: 'laces and lace locks',
      makers: [
        [
          'Aglet House',
          'Providence',
          'A century-old braider runs in the corner and makes one pair every ninety seconds, in whatever colors you call out.',
          'a three-color lace braided to your order',
        ],
        [
          'Loose Ends',
          'Kansas City',
          'Tips are dipped in brass, copper or resin with a pinch of something in it: confetti, sand, cat hair.',
          'a resin tip with a speck of the Strip inside',
        ],
        [
          'Flat & Round',
          'Melbourne',
          'Wax, weave and width are matched to the shoe that you are standing in, and fitted on your feet.',
          'a reflective rope lace that comes with a free re-lace',
        ],
      ],
    },
    {
      goods: 'athletic socks',
      makers: [
        [
          'Crew Cut Hosiery',
          'Fort Payne',
          'The ribs are knitted on machines from the town’s heyday and come out just slightly too long, on purpose.',
          'a striped pair in both of the festival’s colors',
        ],
        [
          'Gusset',
          'Copenhagen',
          'Left and right are knitted differently. Wear them on the wrong feet and the stripes *quietly disagree*.',
          'a left-and-left pair for the truly committed',
        ],
        [
          'Padded Room',
          'Toronto',
          'Terry on the inside, terry on the outside: house slippers that happen to fit in sneakers.',
          'a bubblegum pair with grip dots shaped like dice',
        ],
      ],
    },
    {
      goods: 'restored classics',
      makers: [
        [
          'Sole Revival',
          'New Orleans',
          'Yellowed rubber, crumbled foam, split welts: the bench has seen it all and has a jar of parts for it.',
          'a court shoe from 1985 rebuilt with new foam',
        ],
        [
          'The Deadstock Pharmacy',
          'Cleveland',
          'Every pair gets a prescription label: year, ailments, treatment, and how often to wear it.',
          'an unworn runner from 1991, resoled and ready to leave the box',
        ],
        [
          'Old Glue',
          'Kraków',
          'Nothing is repainted. Cracks are filled with gold-colored resin so that the age shows, and shines.',
          'a cracked-leather sneaker mended along every line',
        ],
      ],
    },
  ],
  openers: [
    '{name} has been putting {town} on its feet since {year}.',
    'If your feet could read, they would read about {name}: {goods} from {town}, built by people who walk to work.',
    '{name} began with a complaint. Nobody in {town} could find {goods} that lasted, so somebody learned to make them.',
    'There are easier ways to make {goods} than the way {name} does it. There are no better ones.',
    'A bench, a press, a radio: {name} works in the back of a garage in {town} and turns out {goods} in numbers you can count.',
    '{Goods}, forty years behind the trend or five ahead of it. {name} has never been able to tell.',
    'Everything at {name} starts at the ground. The {goods} come later.',
    '**{name}** brings a full wall of {goods} from {town}, in every size the suitcase would hold.',
    'Some people collect {goods}. The family behind {name} collected the machines, and then the people who knew how to run them.',
    'Walk a lap of the hall, then come back to {name} and see how your feet feel about {goods} from {town}.',
    'Made in {town} and broken in everywhere else: that is the whole pitch for {name} and its {goods}.',
    'Quietly, since {year}, {name} has turned {goods} into something people cross state lines for.',
  ],
  drops: [
    '**Only here:** {exclusive}.',
    'The pair everyone will ask about is {exclusive}.',
    'The raffle on Saturday at 2pm is for {exclusive}.',
    'In the glass case at the front sits {exclusive}.',
    'Released at the booth and nowhere else: {exclusive}.',
    'Keep some space in your bag for {exclusive}.',
    'Size runs are short this year, shortest of all for {exclusive}.',
    'Made for this floor: {exclusive}.',
    'Both days open with {exclusive}.',
    '{Exclusive}: that is the one to run for when the doors open.',
    'Our tip from the preview table is {exclusive}.',
    'Under the counter, for those who ask nicely: {exclusive}.',
  ],
  closers: [
    'Get measured while you are there. It takes a minute, it is free, and you are probably a half size off.',
    '“Lace them up and do a lap,” says {first}. “I will hold your bag.”',
    'Bring a tired pair and the bench will give you an honest opinion and a quote.',
    'Sizes that did not make the trip ship free to anyone who orders at the booth.',
    'There is a carpet, a mirror and a bench with a cushion. There is usually a line for the cushion.',
    'Draw times and sizes are on the [release page](https://www.{slug}.example/releases).',
    '“If it squeaks, bring it back,” says {first}, who has been saying it since {year}.',
    'Boxes are optional. Leave yours behind and it becomes next year’s display.',
    'Hot tip: the smallest and largest sizes go last, so odd feet should shop on Sunday.',
    'Sunday at 4pm, whatever is left on the wall goes for what you think it is worth.',
    'One free cleaning comes with everything, any day, any year.',
  ],
  buttons: ['Shop Now', 'Enter the draw', 'Find your size', 'Release calendar', 'Book a fitting'],
  captions: [
    '{Goods} from {town}',
    'The wall at {name}',
    '{name}: {goods}, fresh from the bench',
    'A pair waiting for its owner at {name}',
  ],
  locations: ['Hall A, Booth', 'Hall A, Sole Street'],
};
