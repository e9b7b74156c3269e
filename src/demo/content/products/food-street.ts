import type { ProductTemplate } from '../template.ts'

/** Hot from the counter, eaten standing. */
export const foodStreet: ProductTemplate[] = [
  {
    key: 'dholl-puri',
    category: 'food/ready/street/puri',
    titles: [
      'Dholl puri with {filling}, {size}',
      'Dholl puri, {filling}, {size}',
      'Hot dholl puri from {town}, {filling}, {size}',
    ],
    about: [
      'Rolled thin, filled with ground split peas, baked on the tawa in front of you. Rolled in paper.',
      'Soft enough to fold in four. Tell us how much chilli, and we believe you only once.',
    ],
    fill: {
      filling: ['bean curry and rougaille', 'gros pois and satini', 'all fillings', 'achard and chilli'],
    },
    sizes: [
      ['one pair', 1],
      ['five pairs', 4.8],
      ['ten pairs', 9.2],
    ],
    rupees: [25, 40],
    art: ['flatbread', 'flatbread+hot-pepper', 'stuffed-flatbread'],
  },
  {
    key: 'farata',
    category: 'food/ready/street/puri',
    titles: ['Farata with {filling}, {size}', '{kind} farata, {size}', '{kind} roti with {filling}, {size}'],
    about: [
      'Flaky layers, a brush of oil, then straight from the iron to your hand. Filled with {filling}.',
      'Made to order after four o’clock. Plain ones are wrapped for dinner at home.',
    ],
    fill: {
      kind: ['Soft', 'Butter', 'Wholemeal', 'Stuffed'],
      filling: ['potato curry', 'chicken kalia', 'bean curry', 'egg and cheese'],
    },
    sizes: [
      ['one', 1],
      ['three', 2.8],
      ['six', 5.4],
    ],
    rupees: [25, 75],
    art: ['stuffed-flatbread', 'flatbread+curry-rice'],
  },
  {
    key: 'gato-pima',
    category: 'food/ready/street/fried',
    titles: ['Gato pima, {size}', 'Gato pima, {kind}, {size}', 'Crisp gato pima from {town}, {kind}, {size}'],
    about: [
      'Split peas, green chilli, spring onion and hot oil. Crunch outside, soft inside, best in bread.',
      'Fried from five in the morning on the corner in {town}. The first tray goes to the bus drivers.',
    ],
    fill: { kind: ['mild', 'extra chilli', 'with curry leaves', 'with spring onion', 'double fried'] },
    sizes: [
      ['five', 0.55],
      ['ten', 1],
      ['twenty', 1.9],
      ['party tray of 100', 8.5],
    ],
    rupees: [45, 75],
    art: ['falafel', 'falafel+hot-pepper', 'falafel+bread'],
  },
  {
    key: 'samousas',
    category: 'food/ready/street/fried',
    titles: [
      '{filling} samousas, {size}',
      '{filling} samousas from {town}, {size}',
      'Frozen {filling2} samousas, {size}',
    ],
    about: [
      'Folded by hand into tight triangles, so no oil gets in. Chutney in a small pot beside.',
      'Order uncooked for the freezer or hot for a party at four.',
    ],
    fill: {
      filling: ['Potato', 'Chicken', 'Vegetable', 'Fish', 'Cheese'],
      filling2: ['potato', 'chicken', 'vegetable'],
    },
    sizes: [
      ['five', 0.55],
      ['ten', 1],
      ['fifty', 4.6],
    ],
    rupees: [75, 130],
    art: ['dumpling+hot-pepper', 'dumpling+potato'],
  },
  {
    key: 'boulettes',
    category: 'food/ready/street/boulettes',
    titles: [
      '{kind} boulettes, {size}',
      '{kind} boulettes in {broth}, {size}',
      'Boulettes with {broth}, {size}',
    ],
    about: [
      'Steamed all day in bamboo; {broth}, garlic sauce and coriander are on the house.',
      'Chouchou and prawn chopped by hand. Mixed bowls are welcome.',
    ],
    fill: {
      kind: ['Chouchou', 'Fish', 'Chicken', 'Prawn', 'Mixed', 'Saw mai'],
      broth: ['clear broth', 'fish broth', 'spicy broth'],
    },
    sizes: [
      ['five', 0.6],
      ['ten', 1],
      ['twenty', 1.9],
    ],
    rupees: [110, 190],
    art: ['dumpling', 'dumpling+steaming-bowl', 'dumpling+chopsticks'],
  },
]
