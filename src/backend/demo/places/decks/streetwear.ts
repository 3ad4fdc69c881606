import type { Deck } from '../deck';

export const streetwear: Deck = {
  category: 'Streetwear',
  related: ['Footwear', 'Jewelry', 'Art'],
  lines: [
    {
      goods: 'heavyweight tees',
      makers: [
        [
          'Bolt & Tansy',
          'Oakland',
          'The cotton is 300-gram, knitted in one county and cut in the next, and for the first month it *stands up on its own*.',
          'a sodium-orange tee dyed the week of the show',
        ],
        [
          'Halfpint Union',
          'Milwaukee',
          'Every shirt is washed four times before anyone sees it, so the size you try on Saturday is the size you own in March.',
          'a ringer tee with the booth number chain-stitched at the hem',
        ],
        [
          '88 Ditto',
          'Detroit',
          'Graphics are pulled by hand through one screen and one color at a time, which is why no two reds match.',
          'an eight-color print limited to 88 shirts',
        ],
      ],
    },
    {
      goods: 'loopwheel sweatshirts',
      makers: [
        [
          'Nakamura Loop',
          'Wakayama',
          'The looms turn out about a meter an hour, and the fabric comes off in a tube, so there is no side seam to be found.',
          'a charcoal crewneck with the date knitted inside the collar',
        ],
        [
          'Slow Fleece Society',
          'Duluth',
          'Each sweatshirt spends its last night in a cedar chest. The smell fades after a wash; the weight does not.',
          'a zip hoodie in lake blue, cut from the last two rolls',
        ],
        [
          'Étage Sportif',
          'Montréal',
          'Cuffs are double-knit, pocket bags are moleskin and the drawcord is climbing rope from a mill that shut in the nineties.',
          'a reversible crewneck in a run of 60',
        ],
      ],
    },
    {
      goods: 'selvedge jeans',
      makers: [
        [
          'Ishikawa & Daughter',
          'Okayama',
          'Indigo goes on in sixteen dips, so the first fade shows at the knee after six months, not six weeks.',
          'a 21-ounce pair hemmed while you wait',
        ],
        [
          'Tall Copper',
          'Tucson',
          'Rivets are struck from old plumbing melted down ten blocks away, and they go green at the pace the denim goes pale.',
          'a black-on-black straight leg with bare copper hardware',
        ],
        [
          'Rinse Cycle',
          'Glasgow',
          'Every pair is numbered in chalk inside the waistband, and the ledger at the booth goes back to `No. 0001`.',
          'a raw pair from the final bolt of a mill that closed in spring',
        ],
      ],
    },
    {
      goods: 'chore coats',
      makers: [
        [
          'Marrow & Pike',
          'Philadelphia',
          'The pockets were measured against a paperback, a can of spray paint and a sandwich. All three fit.',
          'a brushed-moleskin coat in festival teal',
        ],
        [
          'Atelier Vega-Ruiz',
          'Oaxaca',
          'The canvas is handloomed up the valley and overdyed with marigold in the fall, pomegranate in the spring.',
          'a cochineal-red coat made for these two days',
        ],
        [
          'Ground Floor Clothing Co.',
          'Baltimore',
          'Buttons are sewn on with a shank and a prayer; lose one anyway and the booth replaces it on the spot.',
          'a chalk-stripe coat lined with old bed linen',
        ],
      ],
    },
    {
      goods: 'coach jackets',
      makers: [
        [
          'Lowbeam Athletic',
          'Sacramento',
          'The shell is parachute nylon with a flannel back, light enough to fold into its own chest pocket.',
          'a reflective jacket that photographs pure white under a flash',
        ],
        [
          'Third Base Ghosts',
          'Las Vegas',
          'Each jacket carries the crest of a minor-league team that never existed, complete with *a losing record*.',
          'the home jacket of the imaginary Las Vegas Night Herons',
        ],
        [
          'Zephyr Athletic Dept.',
          'Chicago',
          'Snaps are enamel, the drawcord is braided in-house and the lettering is flocked the old way, glue first.',
          'a two-tone jacket lettered with your name at the counter',
        ],
      ],
    },
    {
      goods: 'varsity jackets',
      makers: [
        [
          'Ferrous High',
          'Pittsburgh',
          'Sleeves are steer hide and bodies are melton wool, heavy enough to hold a letter without backing.',
          'a cream-sleeved jacket with one letter of your choice',
        ],
        [
          'Class of Never',
          'Columbus',
          'Chenille patches are punched on a 1962 machine named Doreen, who travels with the booth and hates humidity.',
          'a graduation-year patch for a year that has not happened yet',
        ],
        [
          'Yamabuki Club',
          'Kobe',
          'The embroidery on the back takes two days: waves, cranes, one very small convenience store.',
          'a satin souvenir jacket with the Strip skyline across the shoulders',
        ],
      ],
    },
    {
      goods: 'cargo pants',
      makers: [
        [
          'Pallet Theory',
          'Long Beach',
          'There are seven pockets, each one named on the care label, including *the one for the thing you always lose*.',
          'a sand-colored pair with zip-off hems',
        ],
        [
          'Grid North',
          'Reykjavík',
          'Knees are darted, seats are gusseted and every seam has survived a winter of people sitting on cold rocks.',
          'a wool-blend winter pair in volcanic gray',
        ],
        [
          'Utility Saint',
          'Manila',
          'The ripstop is cut from surplus canopies, so a faint grid of old stitch holes runs down one leg.',
          'a pair cut from a single orange canopy, parachute cords included',
        ],
      ],
    },
    {
      goods: 'mohair cardigans',
      makers: [
        [
          'Fuzz Department',
          'Leeds',
          'Brushing is done by hand with teasel heads, the way it was before anyone thought of a faster way.',
          'an acid-lime cardigan knitted for exactly 40 people',
        ],
        [
          'Anni & Olav',
          'Bergen',
          'The yarn comes from nineteen goats whose names are printed, in order of stubbornness, on the swing tag.',
          'a striped cardigan in the colors of a desert sunset',
        ],
        [
          'Soft Riot',
          'Bristol',
          'Expect intarsia flames, checkerboards and one crooked heart per garment, hidden where only the owner will find it.',
          'a cropped cardigan with glow thread in the rib',
        ],
      ],
    },
    {
      goods: 'five-panel caps',
      makers: [
        [
          'Brim Reaper',
          'Portland',
          'Visors are cut from retired road signs, then wrapped in waxed cotton that remembers the shape of your hand.',
          'a black cap with a chrome skull the size of a pea',
        ],
        [
          'Casa Visera',
          'Guadalajara',
          'Every panel is a different offcut of charro felt, steamed over a wooden block older than the shop.',
          'a gold-thread cap made with a rodeo embroiderer',
        ],
        [
          'Six Inch Shade',
          'Austin',
          'The sweatband is terry, the closure is a seat-belt buckle and the shade measures **exactly what the name says**.',
          'a mesh-back cap screened with the floor plan of all four halls',
        ],
      ],
    },
    {
      goods: 'reworked one-offs',
      makers: [
        [
          'Second Hand Shake',
          'Minneapolis',
          'Nothing here was new this century: army blankets become hoods, curtains become coats, ties become linings.',
          'a coat pieced from the retired flags of forty hotels',
        ],
        [
          'Patchwork Yuki',
          'Sendai',
          'Scraps are sorted by blue, never by size, and joined with white sashiko that grows denser where the cloth is thin.',
          'a boro vest that took one hundred evenings',
        ],
        [
          'Unpicked',
          'Antwerp',
          'Each garment is taken apart to the last thread, rearranged on the floor and sewn back in the wrong order.',
          'a jacket rebuilt live on the cutting table',
        ],
      ],
    },
    {
      goods: 'crossbody bags',
      makers: [
        [
          'Kestrel Carry',
          'Boulder',
          'Straps are woven on a ribbon loom, tested to 400 pounds and, on one documented occasion, used to tow a van.',
          'a clear vinyl bag that passes every door check in the building',
        ],
        [
          'Nomad Duty',
          'Tbilisi',
          'Old fire hose goes in one end of the workshop and comes out the other with the station numbers still showing.',
          'a red hose bag stamped `LAS VEGAS 25`',
        ],
        [
          'Ötzi Supply',
          'Innsbruck',
          'Buckles are milled from one block of aluminum and close with a click that took a year to get right.',
          'a frost-white sling with webbing that glows in the dark',
        ],
      ],
    },
    {
      goods: 'rain shells',
      makers: [
        [
          'Wet Concrete',
          'Seattle',
          'Seams are welded rather than sewn, and the hood turns when your head does, which most hoods do not.',
          'a translucent shell that shows the tee beneath it',
        ],
        [
          'Marisma',
          'Lisbon',
          'Cork dust is pressed into the outer layer, so water beads and rolls off as if it had somewhere to be.',
          'a long shell in cork brown with a signal-pink lining',
        ],
        [
          'Hazard Lights',
          'Manchester',
          'Retroreflective piping follows every seam; in the dark, only the outline of you walks home.',
          'a poncho sized to cover one person and one backpack',
        ],
      ],
    },
    {
      goods: 'printed bandanas',
      makers: [
        [
          'Corner Square',
          'Fresno',
          'Each print is drawn in one sitting with a brush pen, no eraser, then run in discharge ink so the cloth stays soft.',
          'a map of all four halls folded into a pocket square',
        ],
        [
          'Tenugui & Sons',
          'Osaka',
          'The cotton is left raw at two edges on purpose. It frays for a week, then stops forever.',
          'a lucky-cat print in Strip colors, dyed by pouring',
        ],
        [
          'Jackpot Cloth',
          'Reno',
          'Borders are full of small things worth finding: dice, moths, a phone number that *actually answers*.',
          'a silk bandana with a winning hand in every corner',
        ],
      ],
    },
    {
      goods: 'noragi jackets',
      makers: [
        [
          'Ebb Workroom',
          'Santa Cruz',
          'The cut wastes no cloth at all: eight rectangles, no curves, a pattern first drawn four hundred years ago.',
          'a double-gauze jacket dyed with desert sage',
        ],
        [
          'Studio Kawa',
          'Kyoto',
          'Old obi silk lines the sleeves, where nobody sees it until the wearer reaches for something.',
          'a plum-black jacket lined with a wedding obi from the 1930s',
        ],
        [
          'Long Shadow',
          'Marfa',
          'Hemp and cotton go into one vat of walnut husk, and the color that comes out depends on the rain.',
          'a walnut jacket dyed from a single tree',
        ],
      ],
    },
  ],
  openers: [
    '{name} has made {goods} in {town} since {year}, and still finishes every order in the same room.',
    'Ask anyone in {town} where the good {goods} come from and they will point you to **{name}**.',
    '{name} started as one rail at a flea market in {town}. The rail got longer; the {goods} got better.',
    'No logos on the front, no essays on the tag: {name} lets its {goods} do the talking.',
    '{Goods} for people who walk everywhere. That was the brief {name} set itself in {town}, and it still holds.',
    'Straight from {town} with two suitcases and a steamer, {name} brings {goods} that are made to be worn hard.',
    '{name} is three friends, one lease in {town} and a stubborn idea about {goods}.',
    'Somewhere between uniform and costume sits {name}, the {town} label behind {goods} with *no wrong season*.',
    '{name} makes {goods} slowly, which is unusual in this trade, and sells out quickly, which is not.',
    'You have probably stood next to {name} on a late train: {goods}, mostly in colors that look best under platform lights.',
    'The tag says {town}. The {goods} say the rest.',
    'Since {year}, {name} has done one thing: {goods}, in small runs, with the mistakes left out and the character left in.',
    'There is no lookbook and no waiting list. There is {name}, a table from {town}, and {goods} stacked by size.',
  ],
  drops: [
    '**Booth only:** {exclusive}.',
    'New for Las Vegas: {exclusive}.',
    'The 11am drop on Saturday is {exclusive}.',
    'The line will be for one thing: {exclusive}.',
    'Never online and never restocked: {exclusive}.',
    'Ask at the rail for {exclusive}.',
    'One duffel made the trip just to carry {exclusive}.',
    'On Sunday the table turns over to {exclusive}.',
    'First on the rack both mornings: {exclusive}.',
    'What people will be wearing on the flight home: {exclusive}.',
    '{Exclusive}: *one per person*, first come, no holds.',
    'The festival piece this year is {exclusive}.',
  ],
  closers: [
    'Wear something from an old season and the crew will stitch on an anniversary patch for free.',
    '“Try it on, sit down in it, then decide,” says {first}, who runs the mirror.',
    'Bring a marker. {first} signs every swing tag, and sometimes the bag too.',
    'Repairs are free all weekend for anything the label has ever sold, in any condition.',
    'The full run is up in the [lookbook](https://www.{slug}.example/lookbook), but the best colors never make it that far.',
    'When a color is gone, its hanger goes up on the wall. By Sunday night it is mostly wall.',
    'Swap something you no longer wear and get a quarter off something you will.',
    'Fridays are for packing, so the crew arrives tired, cheerful and open to haggling over the samples.',
    '“We would rather sell out than sell down,” says {first}.',
    'Look for the booth with the sewing machine running. It will not stop until the doors close.',
    'Cards and cash both work. Holds do not.',
  ],
  buttons: ['Shop Now', 'See the drop', 'Shop the rail', 'Lookbook', 'Reserve a size'],
  captions: [
    '{Goods} by {name}, {town}',
    'On the rail at {name}',
    'From the fall run: {goods}',
    '{name}, photographed at home in {town}',
  ],
  locations: ['Hall A, Booth', 'Hall A, Booth', 'Hall A, Drop Row'],
};
