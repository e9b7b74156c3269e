import type { ProductTemplate } from '../template.ts'

export const sportWater: ProductTemplate[] = [
  {
    key: 'snorkel-set',
    category: 'sport/water/snorkel',
    titles: [
      'Snorkel set, mask and tube, {colour}, {size}',
      '{kind} mask and snorkel, {colour}, {size}',
      '{kind} snorkel set with {extra}, {size}',
    ],
    about: [
      'Tempered glass and a silicone skirt that seals on small faces too. Rinse in fresh water after the lagoon.',
      'Dry-top tube with a purge valve, so a wave does not end the swim. Tried on in the shop, even with a beard.',
      'Good for an afternoon over the reef at Blue Bay or Trou aux Biches. Mesh bag included.',
    ],
    fill: {
      kind: ['Silicone', 'Wide-view', 'Dry-top', 'Beginner'],
      colour: ['turquoise', 'black', 'coral pink', 'yellow', 'clear'],
      extra: ['mesh bag', 'fins', 'spare strap'],
    },
    sizes: [
      ['child', 0.75],
      ['adult', 1],
    ],
    rupees: [650, 2600],
    art: ['diving-mask', 'diving-mask+tropical-fish'],
  },
  {
    key: 'swim-goggles',
    category: 'sport/water/snorkel',
    titles: ['{kind} swimming goggles, {colour}', 'Swimming goggles for {swimmer}, {colour}'],
    about: [
      'Anti-fog lenses and a strap that adjusts without pulling hair. Comes in a hard case.',
      'Soft seals that leave no marks after an hour. Tinted against the glare on open water.',
    ],
    fill: {
      kind: ['Anti-fog', 'Tinted', 'Wide-view', 'Racing'],
      swimmer: ['children', 'adults', 'open water', 'the pool'],
      colour: ['blue', 'smoke grey', 'green', 'pink', 'clear'],
    },
    rupees: [220, 1200],
    art: ['goggles', 'goggles+water-wave'],
  },
  {
    key: 'kayak',
    category: 'sport/water/boats',
    titles: [
      '{kind} kayak, {size}, {colour}',
      'Sea kayak with {extra}, {size}',
      'Lagoon kayak, {size}, {colour}',
    ],
    about: [
      'Stable in the chop inside the reef and light enough for two to carry over the sand. Paddle included.',
      'Moulded hull with drain holes and a dry hatch for phone and lunch. Delivered around the coast.',
    ],
    fill: {
      kind: ['Sit-on-top', 'Fishing', 'Touring', 'Second-hand'],
      colour: ['yellow', 'red', 'turquoise', 'lime and orange'],
      extra: ['two paddles', 'back rests', 'rod holders', 'dry hatch'],
    },
    sizes: [
      ['1 seat', 0.75],
      ['2 seats', 1],
      ['3 seats', 1.3],
    ],
    rupees: [9500, 28000],
    art: ['canoe', 'canoe+palm-tree'],
  },
  {
    key: 'motor-boat',
    category: 'sport/water/boats',
    titles: [
      '{kind} boat, {size}, {colour}',
      'Fibreglass boat {size} with {extra}',
      '{kind} boat {size} with {extra}',
    ],
    about: [
      'Hull checked and antifouled this season; papers in order. Can be seen on its mooring by appointment.',
      'Known in the lagoon for a dry ride. Sold with anchor, ropes and four life jackets.',
    ],
    fill: {
      kind: ['Fishing', 'Leisure', 'Glass-bottom', 'Used'],
      colour: ['white and blue', 'white and red', 'sea green'],
      extra: ['trailer', 'outboard engine', 'sun roof', 'live well'],
    },
    sizes: [
      ['14 ft', 0.7],
      ['18 ft', 1],
      ['24 ft', 1.8],
    ],
    rupees: [145000, 420000],
    art: ['motor-boat', 'speedboat'],
  },
  {
    key: 'kite-surf',
    category: 'sport/water/boats',
    titles: [
      '{kind} kite-surf board, {size}, {colour}',
      'Kite-surf board with {extra}, {size}',
      '{kind} kite board for {spot}, {size}',
    ],
    about: [
      'Used for one winter of trade wind and kept out of the sun. Pads and screws are new.',
      'Wood core, smooth through chop and quick to go upwind. Ask us which size suits your weight.',
    ],
    fill: {
      kind: ['Freeride', 'Beginner', 'Wave', 'Light-wind'],
      colour: ['white and teal', 'black and orange', 'bamboo finish'],
      extra: ['straps and fins', 'travel cover', 'kite and bar'],
      spot: ['Le Morne', 'Anse La Raie', 'Bel Ombre', 'Pointe d’Esny'],
    },
    sizes: [
      ['134 cm', 0.95],
      ['140 cm', 1],
      ['150 cm', 1.1],
    ],
    rupees: [8500, 26000],
    art: ['person-surfing+kite', 'person-surfing+water-wave'],
  },
  {
    key: 'fishing-rod',
    category: 'sport/fishing',
    titles: ['{kind} fishing rod, {size}', 'Fishing rod for {spot}, {size}', '{kind} rod and reel, {size}'],
    about: [
      'Enough backbone for a good vieille and still light in the hand after an evening on the rocks.',
      'Corrosion-proof guides for salt water. Rinse it, dry it, and it lasts for years.',
      'Packs into the boot of a small car. Line and a few hooks added free.',
    ],
    fill: {
      kind: ['Telescopic', 'Two-piece', 'Carbon', 'Fibreglass', 'Bamboo'],
      spot: ['the lagoon', 'the rocks', 'deep sea', 'the jetty'],
    },
    sizes: [
      ['1.8 m', 0.8],
      ['2.4 m', 1],
      ['3.6 m', 1.4],
    ],
    rupees: [850, 4200],
    art: ['fishing-pole', 'fishing-pole+fish'],
  },
  {
    key: 'hooks-lines',
    category: 'sport/fishing',
    titles: [
      '{kind} hooks, size {hook}, box of {count}',
      'Hooks and {extra} set, box of {count}',
      '{kind} hooks with {extra}, size {hook}',
    ],
    about: [
      'Sharpened steel with a coating that stands up to salt. The sizes that local fishermen ask for.',
      'Sorted in a clear box with compartments that close tight. Fits a shirt pocket.',
    ],
    fill: {
      kind: ['Circle', 'Long-shank', 'Stainless', 'Treble'],
      hook: ['2', '4', '6', '8'],
      count: ['25', '50', '100'],
      extra: ['swivels', 'sinkers', 'nylon line', 'floats'],
    },
    rupees: [90, 520],
    art: ['hook', 'hook+fish'],
  },
]
