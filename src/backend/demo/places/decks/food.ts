import type { Deck } from '../deck';

export const food: Deck = {
  category: 'Food & Drink',
  related: ['Home & Objects'],
  lines: [
    {
      goods: 'bowls of ramen',
      makers: [
        [
          'Kōji Counter',
          'Sapporo',
          'Broth simmers for eighteen hours with burnt miso, and the corn is charred on the same coals as the pork.',
          'a butter-corn bowl with a slice of smoked trout',
        ],
        [
          'Long Noodle Night',
          'Los Angeles',
          'Noodles are cut to order, thick or thin, and there is a free half portion for anyone who finishes the soup.',
          'a clear-broth bowl with citrus salt',
        ],
        [
          'Bowl Movement',
          'Honolulu',
          'Saimin rules apply: a light dashi, a bouncy noodle and a slab of grilled pork loaf, no apologies.',
          'a festival saimin with pink fish cake cut like dice',
        ],
      ],
    },
    {
      goods: 'tacos',
      makers: [
        [
          'Tacos El Faro',
          'Ensenada',
          'Fish is battered in the same beer that the cook is drinking, which keeps the line honest about both.',
          'a soft-shell crab taco with burnt-habanero mayo',
        ],
        [
          'Hija del Comal',
          'Puebla',
          'Blue corn is ground at six in the morning and pressed by hand. You can hear the slapping from the escalators.',
          'a huitlacoche taco with squash-blossom salsa',
        ],
        [
          '3rd Street Trompo',
          'Las Vegas',
          'The spit turns over mesquite, the pineapple flies, and the cook *has never once dropped it*.',
          'a midnight gringa served only after 9pm',
        ],
      ],
    },
    {
      goods: 'mochi doughnuts',
      makers: [
        [
          'Ring Ring',
          'Honolulu',
          'Eight little balls make one ring, fried in rice oil until the outside cracks like thin ice.',
          'a black-sesame ring with edible silver',
        ],
        [
          'Chew Chew',
          'San Francisco',
          'Glazes come from the tea shelf: hojicha, jasmine, smoky lapsang with a pinch of salt.',
          'a yuzu ring torched to order',
        ],
        [
          'Poppy & Pon',
          'Portland',
          'Sweet rice flour is milled on site, and the first ring out of every batch goes to the youngest person in line.',
          'a poppy-seed ring the size of a steering wheel, meant to be shared',
        ],
      ],
    },
    {
      goods: 'pour-overs',
      makers: [
        [
          'Afterroast Coffee',
          'Addis Ababa',
          'Beans are roasted over charcoal at the booth, and the smoke is half of the marketing.',
          'a natural-process lot from a single hillside',
        ],
        [
          'Drip Dept.',
          'Seattle',
          'Six grinders, one recipe card per coffee, and baristas who answer in grams.',
          'a flight of three cups that tastes, in order, like cherry, tea and toast',
        ],
        [
          'Kissaten Hato',
          'Nagoya',
          'Coffee falls through flannel, drop by drop, into cups nobody is in a hurry to give back.',
          'a nine-minute cup with a slice of thick toast',
        ],
      ],
    },
    {
      goods: 'smash burgers',
      makers: [
        [
          'Lacy Edge',
          'Oklahoma City',
          'Onions are shaved into the patty, onto a flat-top as old as the cook, and pressed with a mason’s trowel.',
          'a double with green-chile cheese',
        ],
        [
          'Patty Melt Motel',
          'Phoenix',
          'Rye is griddled in beef fat, onions go for three hours, and your order comes with a room key.',
          'a burger named Checkout Time, served with a fried egg',
        ],
        [
          'The Flat Top Theory',
          'Columbus',
          'Plants only: beets, walnuts, black garlic and a crust that fools people who swore it would not.',
          'a beet double with smoked-cashew cheese',
        ],
      ],
    },
    {
      goods: 'soup dumplings',
      makers: [
        [
          '18 Pleats',
          'Shanghai',
          'Eighteen folds per dumpling, counted under the breath, and any with seventeen are eaten by the staff.',
          'a truffle dumpling served on its own spoon',
        ],
        [
          'Auntie Bao’s Steam Room',
          'Flushing',
          'Bamboo towers go up at eleven and do not come down until the flour runs out.',
          'a chili-crab basket of six',
        ],
        [
          'Dim Sum of Our Parts',
          'Vancouver',
          'The dough is colored with spinach, beet and squid ink; the jokes on the menu come at no charge.',
          'a rainbow basket with one hidden hot one',
        ],
      ],
    },
    {
      goods: 'shaved ices',
      makers: [
        [
          'Snow Day All Day',
          'Taipei',
          'Milk is frozen in blocks and shaved into ribbons that hold their shape for nine minutes, tested.',
          'a brown-sugar mountain with grass jelly',
        ],
        [
          'Raspado Royale',
          'San Antonio',
          'Syrups are cooked from fruit, never bottles, and the tamarind one has been known to end arguments.',
          'a mangonada with a chamoy rim and a plastic crown',
        ],
        [
          'Aizawa Ice Works',
          'Nikkō',
          'The ice is cut from a winter pond, wrapped in cedar sawdust and flown in like a guest of honor.',
          'a natural-ice bowl with nothing but wild strawberry',
        ],
      ],
    },
    {
      goods: 'chocolate bars',
      makers: [
        [
          'Bean & Gone',
          'Asheville',
          'Three ingredients, two stones and four days of grinding; the wrapper lists the names of the growers.',
          'a 75 percent bar with desert-salt crystals',
        ],
        [
          'Cacao Nocturno',
          'Guayaquil',
          'Beans dry on the roof by night, when the breeze is right, turned every hour by someone with a good book.',
          'a raw-nib bar with cold-smoked vanilla',
        ],
        [
          'Snap Sisters',
          'Ghent',
          'The shells are painted by hand with cocoa butter, like very small cars.',
          'a box of six, one filled with popping sugar',
        ],
      ],
    },
    {
      goods: 'hot sauces',
      makers: [
        [
          'Ouch Cabinet',
          'Louisville',
          'Peppers ferment for two years in bourbon barrels, in a shed that the fire department has visited twice.',
          'a smoked-ghost-pepper sauce sold with a waiver',
        ],
        [
          'Yellow Bird Street',
          'Bridgetown',
          'Scotch bonnet, turmeric and mustard, from a recipe painted on a kitchen wall in 1951.',
          'a barrel-aged bottle sealed in wax',
        ],
        [
          'Slow Fuse',
          'Tucson',
          'Heat comes up on a delay, and *the label states the seconds*.',
          'a chiltepin sauce foraged by hand, 21 seconds',
        ],
      ],
    },
    {
      goods: 'milk teas',
      makers: [
        [
          'Oolong Story',
          'Nantou',
          'Leaves come from one mountain, pearls from one pot, and both are thrown out after four hours.',
          'a winter-oolong milk tea with salted cream',
        ],
        [
          'Tapioca Club',
          'Irvine',
          'Pearls are rolled in three sizes for three straws. The widest straw is a commitment.',
          'a taro slush with a purple-potato float',
        ],
        [
          'Chai Wallah Wally',
          'Mumbai',
          'Milk, ginger, cardamom and a pour from the height of Wally, who is six foot four.',
          'a clay cup of saffron chai that you may smash afterward',
        ],
      ],
    },
    {
      goods: 'hand pies',
      makers: [
        [
          'Crimp',
          'Penzance',
          'Beef, swede and pepper at one end, apple at the other, just as the miners had it.',
          'a two-course pie with your initials in the crust',
        ],
        [
          'Mabel’s Other Pies',
          'Macon',
          'Lard in the dough, peaches in the middle and a fryer that has never met a thermometer.',
          'a peach-and-pecan pie rolled in cinnamon sugar',
        ],
        [
          'Empanada Law',
          'Salta',
          'The fold tells you the filling: rope for beef, fork for cheese, wave for what the cook felt like.',
          'a sweet-corn empanada with a caramel dip',
        ],
      ],
    },
    {
      goods: 'rice balls',
      makers: [
        [
          'Musubi Maru',
          'Hilo',
          'Rice is pressed warm, wrapped last and handed over with the seaweed still crackling.',
          'a garlic-shrimp triangle',
        ],
        [
          'Grandma Triangle',
          'Niigata',
          'New-harvest rice, salt from one beach, and three pickles that are older than the staff.',
          'a grilled rice ball brushed with hazelnut miso',
        ],
        [
          'Onigiri & Sons',
          'San Jose',
          'Fillings run from sour plum to pastrami, and both sell out.',
          'a pastrami-and-mustard triangle with rye furikake',
        ],
      ],
    },
    {
      goods: 'zero-proof sodas',
      makers: [
        [
          'Fizz Ed',
          'Cleveland',
          'Shrubs of plum, beet and black pepper are topped with soda strong enough to sting, in the nicest way.',
          'a neon-green celery tonic on tap',
        ],
        [
          'Dry County',
          'Chattanooga',
          'Sassafras, birch and wintergreen, brewed in a former moonshine still that has found *a new calling*.',
          'a root-beer float with burnt-honey ice cream',
        ],
        [
          'Jugo & Juniper',
          'Valencia',
          'Bitter orange peel, juniper and salt, poured over one large, very clear cube.',
          'a blood-orange spritz served in a paper cone',
        ],
      ],
    },
    {
      goods: 'square pizza slices',
      makers: [
        [
          'Corner Piece',
          'Detroit',
          'Blue-steel pans from an auto plant, brick cheese to the edges, sauce on last, in stripes.',
          'an all-corners box: eight slices, no middles',
        ],
        [
          'Nonna Overruled',
          'Brooklyn',
          'Dough rests for three days, the sauce is uncooked, and Nonna disapproves of the pineapple in writing.',
          'a hot-honey square with pickled pineapple',
        ],
        [
          'Al Taglio Ruggero',
          'Rome',
          'Slices are cut with scissors and sold by weight, potatoes and rosemary being the ones to beat.',
          'a zucchini-flower slice with anchovy',
        ],
      ],
    },
  ],
  openers: [
    '{name} comes from {town} with a short menu and a long line. Order the {goods} and find a wall to lean on.',
    'Eat here first, and then again before you leave: {name} does {goods} the way {town} does.',
    'There is one thing on the board at {name}: {goods}. Everything else is a question of how many.',
    '{name} started with a cart in {town} in {year}. The cart is still part of the booth, and the {goods} still come out of it.',
    'You can smell {name} from the escalator. Give in: the {goods} taste like {town} on a good night.',
    '**{name}** makes {goods} for people who plan their day around them.',
    '{Goods}, made to order by four people who have stopped needing to speak: this is {name}, of {town}.',
    'Every festival has a place where the stagehands eat. At this one it is {name}, for the {goods}.',
    'The recipe came from {town} in somebody’s head. {name} has been writing it down, in {goods}, since {year}.',
    'Lunch is sorted. {name} has {goods}, shade and a stack of napkins as thick as a novel.',
    'Some booths have a mission statement. {name} has {goods}, and a hand-painted sign from {town} that says *hot*, *cold* or *gone*.',
    'A family from {town} runs {name}, and the argument about how {goods} should be made is part of the service.',
  ],
  drops: [
    '**Only at the festival:** {exclusive}.',
    'Off the menu, if you ask: {exclusive}.',
    'Save room for {exclusive}.',
    'Saturday special: {exclusive}.',
    'Sunday special, from noon until it is gone: {exclusive}.',
    'The order to copy is {exclusive}.',
    'Write this on your hand: {exclusive}.',
    'At 4pm, when everyone needs it most, out comes {exclusive}.',
    'This year’s show-off is {exclusive}.',
    '{Exclusive}: one hundred a day, and the counter on the wall is real.',
    'The cooks’ own favorite is {exclusive}.',
    'Made once a year, and this is the weekend: {exclusive}.',
  ],
  closers: [
    'Vegan, halal and gluten-free options are marked on the board, and the cooks mean it.',
    'The line moves fast. “Know your order, tip the dishwasher,” says {first}.',
    'Open until the doors close, and usually ten minutes after.',
    'Order ahead on the [pickup page](https://www.{slug}.example/pickup) and walk past everyone, politely.',
    'Bring your own bowl, plate or cup and the second helping is half price.',
    'Napkins are free, seconds are not, and nobody has ever regretted them.',
    '“If it is quiet, we are eating,” says {first}. “Knock.”',
    'Seats are few, counters are many, and sharing a table here is how people meet.',
    'What is left at closing on Sunday goes to the crew who take the hall apart.',
    'Allergies? Tell {first} at the window; every ingredient is on a card.',
    'Eat it right there. Some things do not travel, and neither should you until they are gone.',
  ],
  buttons: ['View menu', 'Order ahead', 'Menu', 'Shop Now'],
  captions: ['{Goods} by {name}', 'Lunch at {name}', 'On the pass at {name}', '{Goods} the {town} way'],
  locations: ['Hall D, Kitchen', 'Silver Lot, Truck', 'Hall D, Stall'],
};
