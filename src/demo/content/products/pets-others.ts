import type { ProductTemplate } from '../template.ts'

export const birdsFishAndSmallPets: ProductTemplate[] = [
  {
    key: 'laying-hens',
    category: 'pets/birds',
    titles: ['{kind} hens, {size}', 'Laying hens, {colour}, {size}', '{kind} hens, {colour}, {size}'],
    about: [
      'Five months old, vaccinated and about to lay. We bring them in ventilated boxes.',
      'Quiet birds used to people and children. Feed for the first week included.',
    ],
    fill: {
      kind: ['Village', 'Young laying', 'Free-range', 'Bantam'],
      colour: ['brown', 'white', 'speckled', 'black'],
    },
    sizes: [
      ['single', 0.35],
      ['group of 3', 1],
      ['group of 6', 1.9],
    ],
    rupees: [1050, 1500],
    art: ['chicken', 'chicken+egg'],
  },
  {
    key: 'chicks',
    category: 'pets/birds',
    titles: ['{kind} chicks, {age}, {size}', 'Chicks for {use}, {age}, {size}'],
    about: [
      'Hatched here and kept warm until you fetch them. We explain lamp, water and bedding.',
      'Vaccinated on the first day. Reserve by phone, they go within hours.',
    ],
    fill: {
      kind: ['Village', 'Laying', 'Mixed', 'Broiler'],
      use: ['the backyard', 'laying', 'school projects'],
      age: ['one day old', 'one week old', 'three weeks old'],
    },
    sizes: [
      ['lot of 5', 0.5],
      ['lot of 10', 1],
      ['lot of 50', 4.2],
    ],
    rupees: [420, 720],
    art: ['baby-chick', 'hatching-chick'],
  },
  {
    key: 'cage-birds',
    category: 'pets/birds',
    titles: ['{kind}, {colour}', '{kind} with {extra}, {colour}', 'Young {kind2}, {colour}, {extra2}'],
    about: [
      'Bred in our own aviary and eating by themselves. Come and listen before you choose.',
      'Happiest with company and half an hour outside the cage each day.',
    ],
    fill: {
      kind: ['Budgerigar pair', 'Lovebird pair', 'Cockatiel pair'],
      kind2: ['budgerigar', 'parakeet', 'lovebird'],
      colour: ['green', 'blue', 'yellow', 'mixed colours'],
      extra: ['cage', 'nest box', 'seed for a month'],
      extra2: ['hand-tame', 'ringed', 'four months'],
    },
    rupees: [650, 3400],
    art: ['parrot', 'bird'],
  },
  {
    key: 'aquarium-fish',
    category: 'pets/aquarium',
    titles: ['{kind}, {colour}, {size}', 'Aquarium fish: {kind2}, {size}', '{colour2} {kind2}, {size}'],
    about: [
      'Bred in tanks on the island, none from the lagoon. Packed with oxygen for the trip home.',
      'Easy to keep and peaceful with others. We test your water free of charge.',
    ],
    fill: {
      kind: ['Guppies', 'Platies', 'Angelfish', 'Tetras'],
      kind2: ['guppies', 'mollies', 'gouramis', 'barbs'],
      colour: ['blue', 'red', 'mixed colours', 'striped'],
      colour2: ['Orange', 'Silver', 'Striped', 'Fancy'],
    },
    sizes: [
      ['pair', 0.6],
      ['4 fish', 1],
      ['10 fish', 2.2],
    ],
    rupees: [140, 420],
    art: ['tropical-fish', 'fish+bubbles'],
  },
  {
    key: 'aquarium-set',
    category: 'pets/aquarium',
    titles: [
      'Aquarium {size} with {extra}',
      '{kind} aquarium, {size}',
      '{kind} aquarium {size}, {extra} included',
    ],
    about: [
      'Glass with polished edges and a lid that keeps geckos out. We set it up at your place in {town}.',
      'Filter, lamp and a first bag of gravel. Add the fish after ten days.',
    ],
    fill: {
      kind: ['Beginner', 'Rimless', 'Corner', 'Planted'],
      extra: ['filter', 'lamp and filter', 'stand', 'live plants'],
    },
    sizes: [
      ['20 L', 0.5],
      ['60 L', 1],
      ['120 L', 2.1],
    ],
    rupees: [2200, 4200],
    art: ['tropical-fish+bubbles', 'fish+coral'],
  },
  {
    key: 'rabbit',
    category: 'pets/small',
    titles: ['{kind} rabbit, {colour}', '{kind} rabbit, {colour}, {age}', 'Rabbit with {extra}, {colour}'],
    about: [
      'Handled every day since birth, eats hay and greens. A sheet with the first month’s care goes with it.',
      'Calm and clean; best kept in twos. We board them in the holidays too.',
    ],
    fill: {
      kind: ['Dwarf', 'Lop-eared', 'Angora', 'Young'],
      colour: ['white', 'grey', 'brown and white', 'black'],
      age: ['8 weeks', '3 months', '6 months'],
      extra: ['hutch', 'hay and bowl', 'carrier'],
    },
    rupees: [550, 2600],
    art: ['rabbit', 'rabbit-face'],
  },
  {
    key: 'hamster-home',
    category: 'pets/small',
    titles: [
      'Hamster {thing}, {size}',
      '{kind} hamster {thing}, {size}',
      'Hamster {thing} with {extra}, {size}',
    ],
    about: [
      'Tunnels, wheel and a place to hide the nuts. Opens from the top for cleaning.',
      'Quiet wheel, bars close enough for dwarfs. A bag of bedding is on us.',
    ],
    fill: {
      kind: ['Two-storey', 'Clear', 'Roomy', 'Wooden'],
      thing: ['cage', 'home', 'starter set'],
      extra: ['wheel', 'tubes', 'bedding'],
    },
    sizes: [
      ['30 cm', 0.7],
      ['45 cm', 1],
      ['60 cm', 1.5],
    ],
    rupees: [750, 1800],
    art: ['hamster', 'hamster+sunflower'],
  },
]
