import type { ProductTemplate } from '../template.ts'

/** Pipes, plants and padlocks. */
export const diyGarden: ProductTemplate[] = [
  {
    key: 'tap',
    category: 'diy/plumbing',
    titles: ['{kind}, {size}', '{kind} with {extra}, {size}', '{kind} for {use}, {size}'],
    about: [
      'Seals at the first turn; tape included. Bring the old part and we find its match.',
      'Brass that does not go green after one summer. Advice at the counter in {town} is free.',
    ],
    fill: {
      kind: ['Garden tap', 'Kitchen tap', 'Pillar tap', 'Tank valve'],
      extra: ['hose end', 'lock', 'filter'],
      use: ['roof tanks', 'the yard', 'the wash-house'],
    },
    sizes: [
      ['half inch', 1],
      ['three quarters', 1.25],
      ['one inch', 1.6],
    ],
    rupees: [140, 690],
    art: ['wrench+droplet', 'droplet+wrench'],
  },
  {
    key: 'house-plant',
    category: 'diy/garden/plants/indoor',
    titles: ['{plant} in {pot}, {size}', '{plant} grown in {town}, {size}', '{plant}, {light}, {size}'],
    about: [
      'Used to our air from the start; water once a week and turn it now and then.',
      'Rooted here, not shipped. A card tells where it likes to stand.',
    ],
    fill: {
      plant: ['Areca palm', 'Peace lily', 'Philodendron', 'Snake plant', 'Rubber plant', 'Bottle palm'],
      pot: ['clay pot', 'vacoas basket', 'white pot'],
      light: ['loves shade', 'half shade', 'bright corner'],
    },
    sizes: [
      ['30 cm', 0.6],
      ['60 cm', 1],
      ['120 cm', 2],
    ],
    rupees: [220, 650],
    art: ['potted-plant', 'potted-plant+window', 'potted-plant+house'],
  },
  {
    key: 'seedlings',
    category: 'diy/garden/plants/seedlings',
    titles: [
      '{plant} seedlings, {size}',
      '{plant} seedlings from {town}, {size}',
      'Young {plant2} plants, {size}',
    ],
    about: [
      'Hardened outdoors for a week, ready for your bed or a bucket on the balcony.',
      'Seed saved by local growers; first harvest in about ten weeks.',
    ],
    fill: {
      plant: ['Tomato', 'Chilli', 'Coriander', 'Lettuce', 'Aubergine', 'Thyme'],
      plant2: ['chilli', 'tomato', 'basil'],
    },
    sizes: [
      ['six', 1],
      ['twelve', 1.8],
      ['tray of 50', 6],
    ],
    rupees: [45, 95],
    art: ['seedling', 'seedling+potted-plant'],
  },
  {
    key: 'trees',
    category: 'diy/garden/plants/seedlings',
    titles: ['{tree} tree, {size}', 'Young {tree2} tree from {town}, {size}', '{tree} tree, {state}, {size}'],
    about: [
      'Strong roots, trained straight, labelled with its height in ten years. Planting on request.',
      'For shade, birds and grandchildren. Water it through its first winter.',
    ],
    fill: {
      tree: ['Grafted mango', 'Lychee', 'Flamboyant', 'Avocado', 'Ebony', 'Moringa'],
      tree2: ['mango', 'breadfruit', 'tamarind'],
      state: ['in a bag', 'in a pot'],
    },
    sizes: [
      ['60 cm', 0.6],
      ['1 m', 1],
      ['2 m', 2],
    ],
    rupees: [190, 690],
    art: ['deciduous-tree', 'seedling+deciduous-tree', 'deciduous-tree+house-with-garden'],
  },
  {
    key: 'parasol',
    category: 'diy/garden/care',
    titles: [
      '{kind} umbrella, {colour}, {size}',
      'Parasol in {colour}, {size}',
      '{kind} parasol with {extra}, {size}',
    ],
    about: [
      'Canvas that keeps its colour and a pole that tilts with the sun. Stands a stiff trade wind.',
      'For the yard on weekdays and the public beach on Sundays. Carry bag with strap.',
    ],
    fill: {
      kind: ['Beach', 'Garden', 'Terrace'],
      colour: ['yellow stripes', 'lagoon blue', 'red and white', 'natural'],
      extra: ['sand anchor', 'foot', 'fringe'],
    },
    sizes: [
      ['1.8 m', 0.8],
      ['2.2 m', 1],
      ['3 m', 1.9],
    ],
    rupees: [690, 1900],
    art: ['umbrella-on-ground', 'umbrella-on-ground+sun', 'beach-with-umbrella'],
  },
  {
    key: 'padlock',
    category: 'diy/safety',
    titles: ['{kind} padlock, {width}', '{kind} padlock with {keys}', 'Padlock for {use}, {width}'],
    about: [
      'Brass body and hardened bow; turns easily even after a season of salt wind.',
      'Several locks with the same key on request. Keys cut in {town} within the hour.',
    ],
    fill: {
      kind: ['Brass', 'Steel', 'Marine', 'Combination'],
      width: ['30 mm', '50 mm', '70 mm'],
      keys: ['three keys', 'four keys'],
      use: ['gates', 'shutters', 'bicycles'],
    },
    rupees: [95, 950],
    art: ['locked', 'locked-with-key', 'locked+chains'],
  },
  {
    key: 'site-helmet',
    category: 'diy/safety',
    titles: ['{kind} helmet, {colour}', 'Safety helmet in {colour}, {extra}', '{kind} helmet with {extra}'],
    about: [
      'Turns to fit at the back, air slots above. Stamped to the standard sites ask for.',
      'Buy ten for a crew and the name of the firm is printed free.',
    ],
    fill: {
      kind: ['Site', 'Climbing', 'Visitor'],
      colour: ['white', 'yellow', 'orange', 'blue'],
      extra: ['chin strap', 'visor', 'ear muffs'],
    },
    rupees: [190, 890],
    art: ['rescue-workers-helmet', 'rescue-workers-helmet+safety-vest'],
  },
]
