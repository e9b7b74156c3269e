import type { ProductTemplate } from '../template.ts'

export const festiveSeasons: ProductTemplate[] = [
  {
    key: 'divali-lamps',
    category: 'festivals/seasons/divali',
    titles: [
      'Divali clay lamps, {finish}, {size}',
      '{finish2} Divali lamps, {size}',
      'Divali lamps with {extra}, {size}',
    ],
    about: [
      'Turned on the wheel and baked in {town}. Soak them for an hour so that they drink less oil.',
      'For the wall, the steps and the gate. Breakages are replaced when you fetch them.',
      'Painted by a women’s group through October, no two trays alike.',
    ],
    fill: {
      finish: ['plain', 'painted', 'with gold edge', 'flower-shaped'],
      finish2: ['Painted', 'Plain clay', 'Glitter-edged'],
      extra: ['wicks', 'oil and wicks', 'wax filling'],
    },
    sizes: [
      ['12 pieces', 0.5],
      ['25 pieces', 1],
      ['100 pieces', 3.2],
    ],
    rupees: [140, 320],
    art: ['diya-lamp', 'diya-lamp+sparkles'],
  },
  {
    key: 'divali-sparklers',
    category: 'festivals/seasons/divali',
    titles: ['Sparklers, {colour}, {size}', '{kind} sparklers, {size}', '{kind} sparklers, {colour}, {size}'],
    about: [
      'Bright, little smoke, about a minute each. Keep a bucket of sand beside the children.',
      'Dry stock, new this season. Stored and sold as the law asks.',
    ],
    fill: {
      kind: ['Long', 'Extra-long', 'Low-smoke', 'Classic'],
      colour: ['gold', 'silver', 'green and red', 'colour mix'],
    },
    sizes: [
      ['10 sticks', 0.6],
      ['25 sticks', 1],
      ['100 sticks', 3.2],
    ],
    rupees: [60, 160],
    art: ['sparkler', 'sparkler+sparkles'],
  },
  {
    key: 'divali-sweets',
    category: 'festivals/seasons/divali',
    titles: [
      'Divali cake box, {mix}, {size}',
      '{kind} box for Divali, {size}',
      '{kind} for Divali, {mix}, {size}',
    ],
    about: [
      'Fried the same morning and packed for the neighbours. Without egg.',
      'Coconut, cardamom and sweet potato, the way grandmothers wanted it.',
    ],
    fill: {
      kind: ['Gato patat', 'Mixed mithai', 'Sweets', 'Family sweets'],
      mix: ['six kinds', 'eight kinds', 'coconut and cardamom', 'extra crisp'],
    },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['2 kg', 1.9],
    ],
    rupees: [380, 620],
    art: ['candy+diya-lamp', 'cookie+diya-lamp'],
  },
  {
    key: 'red-lanterns',
    category: 'festivals/seasons/spring',
    titles: [
      'Red lantern, {detail}, {size}',
      'Spring Festival lantern, {detail}, {size}',
      'Chinese New Year lanterns, {set}, {size}',
    ],
    about: [
      'Silk over bamboo ribs, opens like an umbrella. The tassel moves in the slightest wind.',
      'Weatherproof enough for the gate. Folds flat until next year.',
    ],
    fill: {
      detail: ['gold tassel', 'painted characters', 'plain', 'peony pattern'],
      set: ['pair', 'string of six', 'set of four'],
    },
    sizes: [
      ['20 cm', 0.5],
      ['35 cm', 1],
      ['60 cm', 2.2],
    ],
    rupees: [180, 480],
    art: ['red-paper-lantern', 'red-paper-lantern+firecracker'],
  },
  {
    key: 'red-envelopes',
    category: 'festivals/seasons/spring',
    titles: [
      'Red envelopes, {motif}, {size}',
      'Foong pow envelopes, {motif}, {size}',
      '{paper} red envelopes, {motif}, {size}',
    ],
    about: [
      'Heavy paper with gold print that does not rub off on the fingers.',
      'A new design each year with the animal of the year inside the flap.',
    ],
    fill: {
      motif: ['fish and lotus', 'dragon', 'peonies', 'good-luck character', 'blossom branch'],
      paper: ['Thick', 'Silk-finish', 'Embossed'],
    },
    sizes: [
      ['6 pieces', 0.5],
      ['12 pieces', 1],
      ['50 pieces', 3.4],
    ],
    rupees: [65, 150],
    art: ['red-envelope', 'red-envelope+coin'],
  },
  {
    key: 'moon-cakes',
    category: 'festivals/seasons/spring',
    titles: [
      'Moon cakes, {filling}, {size}',
      '{kind} cakes with {filling}, {size}',
      'Festival cake box, {filling}, {size}',
    ],
    about: [
      'Pressed in wooden moulds and baked to a thin brown skin. Keeps two weeks in its tin.',
      'Less sweet than most. The box is red and needs no other wrapping.',
    ],
    fill: {
      kind: ['Moulded', 'Golden', 'Lucky'],
      filling: ['lotus paste', 'red bean', 'sesame', 'five nuts'],
    },
    sizes: [
      ['2 pieces', 0.5],
      ['4 pieces', 1],
      ['8 pieces', 1.9],
    ],
    rupees: [340, 620],
    art: ['moon-cake', 'moon-cake+red-paper-lantern'],
  },
  {
    key: 'christmas-tree',
    category: 'festivals/seasons/christmas',
    titles: [
      '{kind} Christmas tree, {size}',
      'Christmas tree {size} with {extra}',
      '{kind} Christmas tree {size}, {extra}',
    ],
    about: [
      'Stands straight on its metal foot and folds back into its box in January.',
      'Full branches down to the ground. We deliver in {town} in the first weeks of December.',
    ],
    fill: {
      kind: ['Green', 'Snow-tipped', 'Slim', 'Local pine'],
      extra: ['fairy lights', 'baubles', 'stand and star'],
    },
    sizes: [
      ['90 cm', 0.4],
      ['150 cm', 1],
      ['210 cm', 1.9],
    ],
    rupees: [1300, 2900],
    art: ['christmas-tree', 'christmas-tree+wrapped-gift'],
  },
  {
    key: 'christmas-decor',
    category: 'festivals/seasons/christmas',
    titles: [
      '{colour} Christmas bells, {size}',
      'Christmas bells with {extra}, {size}',
      '{material} Christmas bells, {colour2}, {size}',
    ],
    about: [
      'Hung on the door or on the tree, they ring when the breeze comes in from the sea.',
      'Tied with red ribbon and ready to hang. Kept in a box with partitions.',
    ],
    fill: {
      colour: ['Gold', 'Red and gold', 'Silver'],
      colour2: ['gold', 'silver', 'frosted'],
      material: ['Metal', 'Glass', 'Raffia-trimmed'],
      extra: ['ribbon', 'fir garland', 'stars'],
    },
    sizes: [
      ['set of 3', 0.5],
      ['set of 6', 1],
      ['set of 12', 1.7],
    ],
    rupees: [180, 480],
    art: ['bell+ribbon', 'bell+christmas-tree'],
  },
  {
    key: 'eid-sweets',
    category: 'festivals/seasons/eid',
    titles: ['Eid sweets box, {mix}, {size}', '{kind} for Eid, {mix}, {size}', 'Eid box of {kind2}, {size}'],
    about: [
      'Made with ghee and real saffron, halal throughout. Boxes are tied with ribbon.',
      'Order before the last ten nights and fetch it on the eve, fresh.',
    ],
    fill: {
      kind: ['Burfi and halwa', 'Mixed sweets', 'Almond sweets'],
      kind2: ['dates and nuts', 'burfi', 'coconut sweets', 'pistachio sweets'],
      mix: ['almond and pistachio', 'six kinds', 'coconut', 'rose and cardamom'],
    },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['2 kg', 1.9],
    ],
    rupees: [480, 820],
    art: ['candy+crescent-moon', 'wrapped-gift+crescent-moon'],
  },
  {
    key: 'eid-decor',
    category: 'festivals/seasons/eid',
    titles: [
      'Eid {thing}, {colour}',
      '{material} Eid {thing}, {colour}',
      'Eid {thing} with {extra}, {colour}',
    ],
    about: [
      'Crescents and stars that glow softly over the table. Folds away until next year.',
      'Hangs with the hooks supplied and leaves no mark on the wall.',
    ],
    fill: {
      thing: ['moon-and-star garland', 'crescent lights', 'moon wall piece', 'table crescents'],
      material: ['Wooden', 'Metal', 'Paper'],
      colour: ['gold', 'green and gold', 'warm white', 'silver'],
      extra: ['timer', 'remote', 'hooks'],
    },
    rupees: [180, 950],
    art: ['crescent-moon+glowing-star', 'crescent-moon+star'],
  },
]
