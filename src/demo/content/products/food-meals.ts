import type { ProductTemplate } from '../template.ts'

/** Plates and boxes, and something cold to drink. */
export const foodMeals: ProductTemplate[] = [
  {
    key: 'mines',
    category: 'food/ready/wok',
    titles: [
      'Mines frits, {kind}, {size}',
      '{kind2} fried noodles, {size}',
      'Mines bouillis, {kind}, {size}',
    ],
    about: [
      'Tossed in a black wok over a roaring flame, with egg, greens and garlic sauce.',
      'Fried egg on top and chilli aside. Portions in {town} are known to feed two.',
    ],
    fill: {
      kind: ['chicken', 'prawn', 'vegetable', 'beef', 'special'],
      kind2: ['Chicken', 'Seafood', 'Vegetable', 'Egg'],
    },
    sizes: [
      ['half', 0.65],
      ['full', 1],
      ['family box', 3.2],
    ],
    rupees: [130, 210],
    art: ['spaghetti', 'takeout-box', 'steaming-bowl+chopsticks'],
  },
  {
    key: 'fried-rice',
    category: 'food/ready/wok',
    titles: [
      '{kind} fried rice, {size}',
      'Bol renversé, {kind2}, {size}',
      '{kind} fried rice with {side}, {size}',
    ],
    about: [
      'Turned out of the bowl at your table: egg on top, rice around, sauce inside.',
      'Cold rice, hot wok, quick hand. With {side} and a spoon of pickled chilli.',
    ],
    fill: {
      kind: ['Chicken', 'Prawn', 'Vegetable', 'Salted-fish'],
      kind2: ['chicken', 'prawn', 'vegetable', 'beef'],
      side: ['cucumber salad', 'fried egg', 'garlic sauce'],
    },
    sizes: [
      ['half', 0.65],
      ['full', 1],
      ['family box', 3.2],
    ],
    rupees: [140, 230],
    art: ['cooked-rice+cooking', 'cooked-rice+chopsticks'],
  },
  {
    key: 'briani',
    category: 'food/ready/curries',
    titles: ['{kind} briani, {size}', '{kind} briani from {town}, {size}', 'Deg briani, {kind2}, {size}'],
    about: [
      'Layered in a deg and sealed with dough; saffron, fried onions and potatoes come up from below.',
      'Fridays and Sundays only, with cucumber salad and chilli satini. Reserve by phone.',
    ],
    fill: {
      kind: ['Chicken', 'Beef', 'Mutton', 'Vegetable', 'Fish'],
      kind2: ['chicken', 'mutton', 'vegetable'],
    },
    sizes: [
      ['one portion', 1],
      ['for four', 3.7],
      ['for ten', 8.9],
    ],
    rupees: [160, 290],
    art: ['curry-rice', 'curry-rice+cucumber', 'pot-of-food+cooked-rice'],
  },
  {
    key: 'curry',
    category: 'food/ready/curries',
    titles: ['{kind} curry with {side}, {size}', '{kind} curry, {size}', '{kind} curry from {town}, {size}'],
    about: [
      'Slow-cooked with massala ground in the house. Lentils, greens and satini on the side.',
      'The daily pot: when it is empty, it is empty. Served with {side}.',
    ],
    fill: {
      kind: ['Chicken and prawn', 'Octopus', 'Fish and aubergine', 'Jackfruit', 'Goat', 'Chicken'],
      side: ['rice', 'farata', 'bread'],
    },
    sizes: [
      ['one plate', 1],
      ['for two', 1.9],
      ['for six', 5.4],
    ],
    rupees: [150, 310],
    art: ['curry-rice', 'pot-of-food', 'curry-rice+hot-pepper'],
  },
  {
    key: 'pizza',
    category: 'food/ready/burgers',
    titles: [
      '{kind} pizza, {size}',
      '{kind} pizza from the wood oven, {size}',
      '{kind} pizza with {extra}, {size}',
    ],
    about: [
      'Dough rested for a day, ninety seconds on the stone. Chilli oil comes along.',
      'Delivered hot within five kilometres of {town}, or eaten on our steps.',
    ],
    fill: {
      kind: ['Margherita', 'Smoked marlin', 'Chicken tikka', 'Four-cheese', 'Vegetable', 'Palm heart'],
      extra: ['extra cheese', 'green chilli', 'pineapple'],
    },
    sizes: [
      ['small', 0.7],
      ['medium', 1],
      ['large', 1.4],
    ],
    rupees: [280, 480],
    art: ['pizza', 'pizza+tomato', 'pizza+cheese-wedge'],
  },
  {
    key: 'burger',
    category: 'food/ready/burgers',
    titles: ['{kind} burger, {size}', '{kind} burger with {side}, {size}', 'Grilled {kind2} burger, {size}'],
    about: [
      'Bun from the bakery next door, patty pressed when you order, garlic sauce to drip on your shirt.',
      'With {side} and a pickle. Ask for pâte piment if you dare.',
    ],
    fill: {
      kind: ['Chicken', 'Fish', 'Beef', 'Vegetable', 'Venison'],
      kind2: ['chicken', 'fish', 'beef'],
      side: ['fries', 'salad', 'manioc chips'],
    },
    sizes: [
      ['single', 1],
      ['double', 1.45],
      ['menu with drink', 1.6],
    ],
    rupees: [140, 260],
    art: ['hamburger', 'hamburger+french-fries', 'hamburger+cup-with-straw'],
  },
  {
    key: 'alouda',
    category: 'food/drinks',
    titles: [
      '{flavour} alouda, {size}',
      'Iced alouda, {flavour2}, {size}',
      '{flavour} alouda with ice cream, {size}',
    ],
    about: [
      'Cold milk, basil seeds, agar threads and syrup; shaken, poured high, drunk at once.',
      'As in the old market: thick, ice-cold and just sweet enough. Also by the bottle.',
    ],
    fill: {
      flavour: ['Vanilla', 'Almond', 'Rose', 'Strawberry', 'Pistachio'],
      flavour2: ['vanilla', 'almond', 'rose'],
    },
    sizes: [
      ['glass', 1],
      ['large glass', 1.4],
      ['1 litre bottle', 2.6],
    ],
    rupees: [50, 90],
    art: ['bubble-tea', 'glass-of-milk', 'bubble-tea+rose'],
  },
  {
    key: 'juice',
    category: 'food/drinks',
    titles: [
      '{fruit} juice, {size}',
      '{fruit} juice pressed in {town}, {size}',
      '{fruit} juice with {twist}, {size}',
    ],
    about: [
      'Pressed when you order, with {twist} if you like. No water, no sugar unless you ask.',
      'Made from whatever is ripest today. Bring your own bottle and pay five rupees less.',
    ],
    fill: {
      fruit: ['Pineapple', 'Sugar cane', 'Passion fruit', 'Mango', 'Tamarind', 'Carrot and orange'],
      twist: ['ginger', 'lime', 'mint'],
    },
    sizes: [
      ['glass', 1],
      ['500 ml', 1.6],
      ['1 litre', 2.8],
    ],
    rupees: [60, 110],
    art: ['tropical-drink', 'cup-with-straw'],
  },
]
