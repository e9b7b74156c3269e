import type { ProductTemplate } from '../template.ts'

export const sportOutdoors: ProductTemplate[] = [
  {
    key: 'running-shoes',
    category: 'sport/fitness',
    titles: ['{kind} running shoes, {colour}, {size}', 'Running shoes for {use}, {colour}, {size}'],
    about: [
      'Breathing mesh and a springy sole for the evening laps around the stadium.',
      'Cushioned heel, grooved outsole that holds on wet asphalt after a shower.',
      'Light on the foot and easy to rinse after a run on red earth.',
    ],
    fill: {
      kind: ['Light', 'Cushioned', 'Trail', 'Wide-fit'],
      use: ['road', 'trail', 'long distance', 'daily training'],
      colour: ['grey and lime', 'black', 'navy and coral', 'white and blue', 'pink'],
    },
    sizes: [
      ['EU 37', 0.95],
      ['EU 40', 1],
      ['EU 42', 1],
      ['EU 44', 1.05],
    ],
    rupees: [1600, 5800],
    art: ['running-shoe', 'running-shoe+stopwatch'],
  },
  {
    key: 'boxing-gloves',
    category: 'sport/fitness',
    titles: ['{kind} boxing gloves, {colour}, {size}', 'Boxing gloves for {use}, {colour}, {size}'],
    about: [
      'Layered foam over the knuckles and a wide strap that supports the wrist.',
      'Lined palm that airs out quickly after training. Sold as a pair with hand wraps.',
    ],
    fill: {
      kind: ['Training', 'Sparring', 'Leather', 'Club'],
      use: ['bag work', 'sparring', 'fitness classes'],
      colour: ['red', 'black and gold', 'blue', 'white'],
    },
    sizes: [
      ['8 oz', 0.9],
      ['12 oz', 1],
      ['16 oz', 1.1],
    ],
    rupees: [950, 3200],
    art: ['boxing-glove', 'boxing-glove+stopwatch'],
  },
  {
    key: 'hiking-boots',
    category: 'sport/hiking',
    titles: ['{kind} hiking boots, {colour}, {size}', 'Hiking boots for {trail}, {colour}, {size}'],
    about: [
      'Deep lugs for the mud of the gorges and a stiff toe against roots. Waterproof to the ankle.',
      'Padded collar, metal eyelets and a sole you can have renewed. Worn in after two walks.',
    ],
    fill: {
      kind: ['Mid-cut', 'Leather', 'Waterproof', 'Light'],
      trail: ['wet forest', 'rocky ridges', 'long walks'],
      colour: ['brown', 'olive', 'grey and orange', 'black'],
    },
    sizes: [
      ['EU 38', 0.95],
      ['EU 41', 1],
      ['EU 44', 1.05],
    ],
    rupees: [2200, 6400],
    art: ['hiking-boot', 'hiking-boot+mountain'],
  },
  {
    key: 'camping-tent',
    category: 'sport/hiking',
    titles: [
      '{kind} tent for {size}, {colour}',
      'Beach camping tent, {size}, {colour}',
      '{kind} camping tent, {size}, {extra}',
    ],
    about: [
      'Goes up in ten minutes with two poles. The groundsheet comes up the sides to keep sand and ants out.',
      'Taped seams and a porch for the wet shoes. Packs down to the size of a rolled mat.',
      'Mesh windows on two sides catch the sea breeze and keep mosquitoes out.',
    ],
    fill: {
      kind: ['Dome', 'Pop-up', 'Tunnel', 'Double-skin'],
      colour: ['green', 'blue and grey', 'orange', 'sand'],
      extra: ['with porch', 'with mosquito net', 'with carry bag'],
    },
    sizes: [
      ['2 people', 0.7],
      ['4 people', 1],
      ['6 people', 1.5],
    ],
    rupees: [2400, 5600],
    art: ['tent', 'camping'],
  },
  {
    key: 'hiking-pack',
    category: 'sport/hiking',
    titles: [
      '{kind} rucksack, {size}, {colour}',
      'Hiking rucksack, {size}, {colour}',
      '{kind} trekking bag, {size}, with {extra}',
    ],
    about: [
      'Chest strap, padded hips and a sleeve for a water bladder. Holds lunch, rain jacket and camera.',
      'Ripstop fabric and big zips that open with wet hands. Rain cover in the bottom pocket.',
    ],
    fill: {
      kind: ['Light', 'Day-trip', 'Waterproof', 'Framed'],
      colour: ['green', 'blue', 'black and orange', 'burgundy'],
      extra: ['rain cover', 'bottle pockets', 'chest strap'],
    },
    sizes: [
      ['20 L', 0.7],
      ['35 L', 1],
      ['55 L', 1.6],
    ],
    rupees: [1400, 3400],
    art: ['backpack+mountain', 'backpack+compass'],
  },
  {
    key: 'bicycle',
    category: 'sport/cycling',
    titles: [
      '{kind} bicycle {size}, {gears}, {colour}',
      '{kind} bike {size}, {colour}',
      '{kind} bicycle {size}, {gears}',
    ],
    about: [
      'Assembled, greased and test-ridden before it leaves the shop. First service free after a month.',
      'Alloy frame and disc brakes that stay firm on the road down from the plateau.',
      'Comfortable saddle, mudguards fitted, and a frame that takes a carrier for the market.',
    ],
    fill: {
      kind: ['Mountain', 'City', 'Touring', 'All-round'],
      gears: ['7 gears', '18 gears', '21 gears', 'single speed'],
      colour: ['matt black', 'sea green', 'red', 'white and blue'],
    },
    sizes: [
      ['20 inch', 0.7],
      ['26 inch', 1],
      ['29 inch', 1.2],
    ],
    rupees: [5800, 16500],
    art: ['bicycle', 'bicycle+palm-tree'],
  },
]
