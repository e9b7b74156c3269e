import type { ProductTemplate } from '../template.ts'

/** Spices, fish, meat and bread. */
export const foodCounter: ProductTemplate[] = [
  {
    key: 'spices',
    category: 'food/fresh/spices',
    titles: ['{mix}, {size}', '{mix} ground in {town}, {size}', '{mix}, {heat}, {size}'],
    about: [
      'Roasted and ground in small lots every Tuesday, so the smell is still there when you open it.',
      'Mixed after a family recipe of {count} spices, without colouring or filler.',
    ],
    fill: {
      mix: ['Rougaille spice', 'Curry powder', 'Massala', 'Turmeric', 'Briani spice', 'Five-spice'],
      heat: ['mild', 'medium', 'hot'],
      count: ['seven', 'nine', 'eleven'],
    },
    sizes: [
      ['100 g', 1],
      ['250 g', 2.2],
      ['500 g', 4],
    ],
    rupees: [45, 95],
    art: ['jar+hot-pepper', 'jar+ginger-root', 'jar+curry-rice'],
  },
  {
    key: 'herbs',
    category: 'food/fresh/spices',
    titles: ['{herb}, {size}', '{herb} from {town}, {size}', 'Fresh-cut {herb2}, {size}'],
    about: [
      'Cut this morning with the dew on. Stand it in a glass of water and it lasts the week.',
      'Grown behind the shop without spray, tied in generous bundles.',
    ],
    fill: {
      herb: ['Coriander', 'Thyme', 'Curry leaves', 'Mint', 'Spring onion', 'Lemongrass'],
      herb2: ['coriander', 'thyme', 'mint'],
    },
    sizes: [
      ['one bundle', 1],
      ['three bundles', 2.6],
    ],
    rupees: [15, 35],
    art: ['herb', 'herb+scissors', 'herb+basket'],
  },
  {
    key: 'fish',
    category: 'food/fishmeat/fish',
    titles: ['{fish}, {cut}, {size}', '{fish} landed at {town}, {size}', "This morning's {fish2}, {size}"],
    about: [
      'Line-caught beyond the reef and on ice before eight. Scaled and cut the way you like.',
      'Clear eyes, red gills; come before noon on Saturdays because it goes fast.',
    ],
    fill: {
      fish: ['Capitaine', 'Vieille rouge', 'Dame berri', 'Cordonnier', 'Red snapper'],
      fish2: ['catch', 'tuna', 'dorado', 'marlin'],
      cut: ['whole', 'in slices', 'filleted'],
    },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['2 kg', 1.95],
    ],
    rupees: [290, 520],
    art: ['fish', 'fish+ice', 'fish+lemon'],
  },
  {
    key: 'octopus',
    category: 'food/fishmeat/fish',
    titles: [
      '{kind} octopus, {size}',
      'Ourite from Rodrigues, {kind2}, {size}',
      '{kind} ourite for curry, {size}',
    ],
    about: [
      'Beaten tender and cleaned; forty minutes in the pot are enough for a safran or a curry.',
      'Caught on foot at low tide. Sold in the open months only.',
    ],
    fill: { kind: ['Fresh', 'Dried', 'Smoked', 'Frozen'], kind2: ['sun-dried', 'cleaned', 'in pieces'] },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
    ],
    rupees: [420, 690],
    art: ['octopus', 'octopus+lemon', 'octopus+hot-pepper'],
  },
  {
    key: 'prawns',
    category: 'food/fishmeat/fish',
    titles: ['{kind}, {state}, {size}', '{kind} from {town}, {size}', '{kind} for the grill, {size}'],
    about: [
      'Kept cold from the boat to your bag; sauce rouge recipe on the packet.',
      'Cleaned on request at no extra cost. Order a day ahead for a party.',
    ],
    fill: {
      kind: ['Prawns', 'Camarons', 'River prawns', 'Tiger prawns'],
      state: ['fresh', 'frozen', 'large'],
    },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
    ],
    rupees: [480, 950],
    art: ['shrimp', 'shrimp+lemon', 'shrimp+ice'],
  },
  {
    key: 'chicken',
    category: 'food/fishmeat/meat',
    titles: ['{kind} chicken, {cut}, {size}', 'Chicken {cut}, {size}', '{kind} chicken from {town}, {size}'],
    about: [
      'Raised on grain near {town} and cut to order. Ask for curry pieces with the bone in.',
      'Never frozen; packed chilled in the morning and gone by evening.',
    ],
    fill: {
      kind: ['Farm', 'Free-range', 'Village'],
      cut: ['whole', 'in curry pieces', 'legs', 'breast', 'wings'],
    },
    sizes: [
      ['1 kg', 1],
      ['2 kg', 1.9],
      ['5 kg', 4.6],
    ],
    rupees: [150, 260],
    art: ['poultry-leg', 'poultry-leg+garlic', 'poultry-leg+herb'],
  },
  {
    key: 'red-meat',
    category: 'food/fishmeat/meat',
    titles: ['{meat}, {cut}, {size}', '{meat} for {dish}, {size}', '{meat} from {town}, {size}'],
    about: [
      'Hung for four days and trimmed by a butcher with thirty years at the block.',
      'From herds in the south. We cut it for curry, roast or grill while you wait.',
    ],
    fill: {
      meat: ['Venison', 'Goat', 'Lamb', 'Beef'],
      cut: ['curry pieces', 'steaks', 'minced', 'roasting joint'],
      dish: ['salmi', 'kalia', 'the grill'],
    },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['3 kg', 2.85],
    ],
    rupees: [450, 790],
    art: ['cut-of-meat', 'meat-on-bone', 'cut-of-meat+fire'],
  },
  {
    key: 'bread',
    category: 'food/bakery/bread',
    titles: ['{kind}, {size}', '{kind} from the wood oven, {size}', '{kind} at {time}, {size}'],
    about: [
      'Crisp crust, light inside, baked at four in the morning. The queue knows why.',
      'Flour, water, salt, yeast and patience. Made for butter, achard or a hot curry.',
    ],
    fill: {
      kind: ['Pain maison', 'Milk loaf', 'Brown loaf', 'Pain moule'],
      time: ['six', 'half past three'],
    },
    sizes: [
      ['one', 1],
      ['five', 4.6],
      ['ten', 8.8],
    ],
    rupees: [8, 45],
    art: ['bread', 'bread+butter', 'bread+basket'],
  },
]
