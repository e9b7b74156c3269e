import type { ProductTemplate } from '../template.ts'

export const jewellery: ProductTemplate[] = [
  {
    key: 'solitaire-ring',
    category: 'jewellery/rings',
    titles: ['Engagement ring, {stone}, {size}', '{style} ring with {stone}, {size}'],
    about: [
      'Set by hand in our workshop in {town}. Resizing is free within the first year.',
      'The stone sits high and catches the light from every side. Comes boxed, with its certificate.',
      'Made to order in about ten days. You may bring your own gold.',
    ],
    fill: {
      style: ['Solitaire', 'Halo', 'Three-stone', 'Vintage'],
      stone: ['white topaz', 'clear zircon', 'pale aquamarine', 'cubic zirconia'],
    },
    sizes: [
      ['sterling silver', 0.15],
      ['9 ct gold', 0.6],
      ['18 ct gold', 1],
      ['white gold', 1.1],
    ],
    rupees: [16500, 34000],
    art: ['ring', 'ring+gem-stone'],
  },
  {
    key: 'wedding-bands',
    category: 'jewellery/rings',
    titles: ['Pair of wedding rings, {detail}, {size}', '{finish} wedding rings in {size}, {detail}'],
    about: [
      'Two names and a date engraved inside at no charge. Ready in two weeks.',
      'Rounded edges, comfortable from the first day. Weighed in front of you and sold by the gram.',
    ],
    fill: {
      finish: ['Polished', 'Brushed', 'Hammered', 'Two-tone'],
      detail: ['engraved', '3 mm', '4 mm', 'with one small stone'],
    },
    sizes: [
      ['sterling silver', 0.12],
      ['9 ct gold', 0.5],
      ['18 ct gold', 1],
      ['22 ct gold', 1.2],
    ],
    rupees: [32000, 52000],
    art: ['ring+revolving-hearts', 'ring+bouquet'],
  },
  {
    key: 'bead-bracelet',
    category: 'jewellery/necklaces/beads',
    titles: [
      'Bracelet of {bead} beads, {tone}',
      'Necklace of {bead} beads, {tone}, {detail}',
      'Strand of {tone} {bead} beads',
    ],
    about: [
      'Strung on strong thread and knotted by hand. Made shorter or longer while you wait.',
      'Turned and polished on the island, finished with a drop of coconut oil.',
      'Light enough to wear all day and to forget about. Goes well in twos and threes.',
    ],
    fill: {
      bead: ['rosewood', 'tamarind seed', 'ebony-black wood', 'olive wood', 'palm seed'],
      tone: ['dark brown', 'honey', 'red and black', 'natural'],
      detail: ['short', 'long', 'with tassel'],
    },
    rupees: [180, 950],
    art: ['prayer-beads', 'prayer-beads+wood'],
  },
  {
    key: 'pearl-strand',
    category: 'jewellery/necklaces/pearls',
    titles: [
      'Pearl {piece}, {shade}, {detail}',
      'Freshwater pearl {piece}, {shade}',
      'Cultured pearl {piece} with {clasp} clasp',
    ],
    about: [
      'Each pearl knotted apart from the next, so none is lost if the thread breaks.',
      'A soft lustre that warms up on the skin. Wipe with a cloth after wearing.',
    ],
    fill: {
      shade: ['ivory', 'rose', 'silver-grey', 'cream'],
      piece: ['necklace', 'bracelet', 'choker', 'double strand'],
      detail: ['6 mm', '8 mm', 'baroque shape'],
      clasp: ['silver', 'gold-plated', 'magnetic'],
    },
    rupees: [1400, 9800],
    art: ['oyster', 'oyster+prayer-beads'],
  },
  {
    key: 'shell-earrings',
    category: 'jewellery/necklaces/pearls',
    titles: [
      'Pearl-shell earrings, {shape}',
      'Pearl-shell {piece}, {shape}, {metal}',
      'Polished shell {piece} on {metal}',
    ],
    about: [
      'Cut from farmed mother-of-pearl, never from the reef. Shows green and pink as you turn it.',
      'Thin, light and smooth at the edges. Hypoallergenic fittings.',
    ],
    fill: {
      shape: ['round drops', 'fan shape', 'half moon', 'frangipani'],
      piece: ['earrings', 'pendant', 'anklet', 'bracelet'],
      metal: ['silver', 'gold-plated brass', 'waxed cord'],
    },
    rupees: [280, 1600],
    art: ['spiral-shell', 'spiral-shell+sparkles'],
  },
  {
    key: 'bridal-set',
    category: 'jewellery/bridal',
    titles: [
      'Bridal set in {size}, {pieces}',
      '{style} bridal set, {size}, {pieces}',
      '{style} bridal set with {stone}, {size}',
    ],
    about: [
      'Necklace, earrings and ring that belong together. Try it with the saree or the dress before the day.',
      'Can be bought or hired for the week of the wedding. We keep it in the safe until you call.',
      'Fine filigree work, lighter to wear than it looks.',
    ],
    fill: {
      style: ['Temple', 'Kundan-style', 'Classic', 'Filigree'],

      pieces: ['four pieces', 'six pieces', 'with tikka', 'with nose ring'],
      stone: ['red stones', 'green stones', 'pearls', 'clear stones'],
    },
    sizes: [
      ['gold plate', 0.06],
      ['silver', 0.14],
      ['22 ct gold', 1],
    ],
    rupees: [78000, 145000],
    art: ['gem-stone+ring', 'crown+gem-stone'],
  },
  {
    key: 'gold-bangles',
    category: 'jewellery/bridal',
    titles: [
      '22 ct gold bangles, {pattern}, {size}',
      'Gold bangles {size}, {pattern}, {width}',
      'Gold bangles for the bride, {pattern}, {size}',
    ],
    about: [
      'Hollow-made so that a full arm stays light. Weighed and priced by the gram in front of you.',
      'Cut by hand with a pattern that catches candlelight. Old gold taken in exchange.',
    ],
    fill: {
      pattern: ['flower-cut', 'plain polished', 'twisted', 'leaf-cut', 'diamond-cut'],
      width: ['3 mm', '5 mm', '8 mm'],
    },
    sizes: [
      ['pair', 0.4],
      ['set of 4', 0.75],
      ['set of 6', 1],
    ],
    rupees: [118000, 205000],
    art: ['ring+sparkles', 'ring+coin'],
  },
  {
    key: 'wrist-watch',
    category: 'jewellery/watches',
    titles: ['{size} watch, {face}, {strap} strap', '{size} watch for {who}, {strap} strap, {face}'],
    about: [
      'Sealed against rain and sea spray. Guaranteed for two years, and we do the servicing ourselves.',
      'Clear figures and a quiet movement. Strap shortened to your wrist while you wait.',
      'One-year guarantee, and the repair bench is at the back of the shop.',
    ],
    fill: {
      who: ['men', 'women', 'every day'],

      face: ['blue face', 'white face', 'black face', 'mother-of-pearl face'],
      strap: ['leather', 'steel', 'silicone', 'canvas'],
    },
    sizes: [
      ['Quartz', 0.5],
      ['Solar', 1],
      ['Automatic', 1.8],
    ],
    rupees: [2200, 5600],
    art: ['watch', 'watch+wrapped-gift'],
  },
  {
    key: 'watch-strap',
    category: 'jewellery/watches',
    titles: ['Watch strap, {strap}, {colour}, {size}', '{finish} watch strap, {colour}, {size}'],
    about: [
      'Fitted free in five minutes, spring bars included. Bring the watch so that we can measure the lugs.',
      'Clean edges and a buckle that does not rust in the humidity.',
    ],
    fill: {
      strap: ['leather', 'silicone', 'canvas', 'woven nylon'],
      finish: ['Hand-stitched', 'Waterproof', 'Quick-release', 'Padded'],
      colour: ['tan', 'black', 'navy', 'dark brown'],
    },
    sizes: [
      ['18 mm', 0.95],
      ['20 mm', 1],
      ['22 mm', 1.05],
    ],
    rupees: [220, 1300],
    art: ['watch+wrench', 'watch+scissors'],
  },
]
