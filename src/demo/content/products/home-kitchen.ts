import type { ProductTemplate } from '../template.ts'

/** What the kitchen and the cleaning cupboard need. */
export const homeKitchen: ProductTemplate[] = [
  {
    key: 'pot',
    category: 'home/kitchen/cookware/pots',
    titles: ['{metal} deksi with lid, {size}', '{metal} cooking pot, {size}', '{kind} pot, {size}, {finish}'],
    about: [
      'The pot for rice, dholl and a briani for the whole family. Sits flat on gas and electric plates.',
      'Thick bottom that forgives a forgotten flame; handles riveted, lid with a vent.',
    ],
    fill: {
      metal: ['Aluminium', 'Steel', 'Enamel'],
      kind: ['Family', 'Briani', 'Stock'],
      finish: ['brushed', 'polished'],
    },
    sizes: [
      ['3 litres', 0.7],
      ['6 litres', 1],
      ['12 litres', 1.7],
    ],
    rupees: [550, 1650],
    art: ['pot-of-food', 'pot-of-food+fire'],
  },
  {
    key: 'karay',
    category: 'home/kitchen/cookware/pots',
    titles: ['{metal} karay, {size}', '{kind} pan, {size}', '{metal} {use} pan, {size}'],
    about: [
      'Deep and round for gato pima, bajas and a quick mines. Rub with oil once and it never sticks.',
      'Heats evenly, weighs enough to stay where it is. The handle takes no heat.',
    ],
    fill: {
      metal: ['Cast-iron', 'Aluminium', 'Carbon-steel'],
      kind: ['Non-stick frying', 'Tawa for farata', 'Wok'],
      use: ['frying', 'curry', 'pancake'],
    },
    sizes: [
      ['24 cm', 0.8],
      ['28 cm', 1],
      ['34 cm', 1.4],
    ],
    rupees: [390, 1450],
    art: ['shallow-pan-of-food', 'cooking', 'cooking+fire'],
  },
  {
    key: 'gas-cooker',
    category: 'home/kitchen/cookware/pots',
    titles: [
      'Gas cooker, {burners}, {finish}',
      '{kind} gas cooker, {burners}',
      '{kind} cooker with {burners}, {finish}',
    ],
    about: [
      'Lights by itself, burns blue and steady. Hose and regulator are fitted when we deliver to {town}.',
      'Top that wipes clean after a frying Sunday; flame guard on every ring.',
    ],
    fill: {
      kind: ['Table-top', 'Standing', 'Camping', 'Built-in'],
      burners: ['two burners', 'three burners', 'four burners'],
      finish: ['steel', 'black glass', 'white'],
    },
    rupees: [1650, 13900],
    art: ['cooking+fire', 'fire+cooking', 'fire+pot-of-food'],
  },
  {
    key: 'knife',
    category: 'home/kitchen/cookware/knives',
    titles: ['{kind} knife, {blade}', '{kind} knife with {handle}', '{kind} knife, {blade}, {handle}'],
    about: [
      'Holds its edge through onions, pumpkin and pineapple. Sharpened free for the first year.',
      'Full blade down to the end of the grip, well balanced; comes with a sheath.',
    ],
    fill: {
      kind: ["Cook's", 'Fish', 'Bread', 'Vegetable', 'Coconut'],
      blade: ['12 cm blade', '18 cm blade', '22 cm blade'],
      handle: ['wooden handle', 'steel handle', 'grip handle'],
    },
    rupees: [190, 1450],
    art: ['kitchen-knife', 'kitchen-knife+pineapple', 'kitchen-knife+fish'],
  },
  {
    key: 'tableware',
    category: 'home/kitchen/tableware',
    titles: [
      '{ware} plate set, {pattern}, {count}',
      '{ware} dinner plates, {pattern}, {count}',
      'Dinner set, {pattern}, {count}',
    ],
    about: [
      'Sturdy enough for every day and pretty enough for New Year. Goes in the dishwasher.',
      'Painted by hand in {town}; single pieces can be bought later when one breaks.',
    ],
    fill: {
      ware: ['Stoneware', 'Porcelain', 'Enamel', 'Terracotta'],
      pattern: ['blue rim', 'leaf pattern', 'plain white', 'fish pattern'],
      count: ['four pieces', 'six pieces', 'twelve pieces'],
    },
    rupees: [490, 2900],
    art: ['fork-and-knife-with-plate', 'fork-and-knife-with-plate+blossom'],
  },
  {
    key: 'teapot',
    category: 'home/kitchen/tableware',
    titles: [
      '{ware} teapot, {look}',
      '{ware} tea set for {guests}, {look}',
      '{ware} teapot with {guests} cups, {look}',
    ],
    about: [
      'Pours without dripping and keeps five o’clock tea warm through a long talk.',
      'Fired twice, so that it does not chip at the lip. Wrapped as a gift if you wish.',
    ],
    fill: {
      ware: ['Porcelain', 'Stoneware', 'Glass', 'Enamel'],
      look: ['blue flowers', 'plain white', 'sea green', 'gold rim'],
      guests: ['two', 'four', 'six'],
    },
    rupees: [390, 2200],
    art: ['teapot', 'teapot+teacup-without-handle', 'hot-beverage+teapot'],
  },
  {
    key: 'broom',
    category: 'home/cleaning',
    titles: ['{kind} broom, {handle}', '{kind} broom from {town}', 'Broom and {extra}, {handle}'],
    about: [
      'Bound by hand from dried ribs and wire; sweeps sand, leaves and chicken feathers alike.',
      'Stiff where the yard needs it, soft enough for tiles. The head can be replaced.',
    ],
    fill: {
      kind: ['Coconut-rib', 'Fatak', 'Yard', 'Soft indoor'],
      handle: ['long handle', 'short handle', 'bamboo handle'],
      extra: ['dustpan', 'cobweb brush'],
    },
    rupees: [60, 320],
    art: ['broom', 'broom+house', 'broom+bucket'],
  },
]
