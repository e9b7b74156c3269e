import type { ProductTemplate } from '../template.ts'

export const jewellery: ProductTemplate[] = [
  {
    key: 'solitaire-ring',
    category: 'jewellery/rings',
    titles: ['Engagement ring, {stone}, {metal}', '{style} ring with {stone}, {metal}', '{style} ring, {metal}, size {size}'],
    about: [
      'Set by hand in our workshop in {town}. Resizing is free within the first year.',
      'The stone sits high and catches the light from every side. Comes boxed, with its certificate.',
      'Made to order in about ten days. You may bring your own gold.',
    ],
    fill: {
      style: ['Solitaire', 'Halo', 'Three-stone', 'Vintage'],
      stone: ['white topaz', 'small diamond', 'cubic zirconia', 'blue sapphire'],
      metal: ['18 ct gold', '9 ct gold', 'sterling silver', 'white gold'],
    },
    sizes: [['50', 0.98], ['54', 1], ['58', 1.03]],
    rupees: [3800, 42000],
    art: ['ring', 'ring+gem-stone', 'ring+rose'],
  },
  {
    key: 'wedding-bands',
    category: 'jewellery/rings',
    titles: ['Pair of wedding rings, {finish}, {metal}', '{finish} wedding rings in {metal}, {detail}', 'Wedding rings, {metal}, {detail}'],
    about: [
      'Two names and a date engraved inside at no charge. Ready in two weeks.',
      'Rounded edges, comfortable from the first day. Weighed in front of you and sold by the gram.',
    ],
    fill: {
      finish: ['Polished', 'Brushed', 'Hammered', 'Two-tone'],
      metal: ['9 ct gold', '18 ct gold', '22 ct gold', 'sterling silver'],
      detail: ['engraved', '3 mm', '4 mm', 'with one small stone'],
    },
    rupees: [5200, 58000],
    art: ['ring+ring', 'ring+wedding', 'ring+revolving-hearts'],
  },
  {
    key: 'gem-pendant',
    category: 'jewellery/necklaces/beads',
    titles: ['{stone} pendant on {chain}', '{shape} {stone} pendant, {chain}'],
    about: [
      'One polished stone, no two the same shade. The chain closes with a small extra loop for length.',
      'Hangs just below the collar and goes with a saree as well as a shirt. Gift pouch included.',
    ],
    fill: {
      shape: ['Drop-shaped', 'Round', 'Heart-shaped', 'Oval'],
      stone: ['turquoise', 'aquamarine', 'blue topaz', 'moonstone'],
      chain: ['silver chain', 'gold-plated chain', 'leather cord', 'fine steel chain'],
    },
    rupees: [650, 5400],
    art: ['gem-stone', 'gem-stone+sparkles', 'gem-stone+ribbon'],
  },
  {
    key: 'bead-bracelet',
    category: 'jewellery/necklaces/beads',
    titles: ['{bead} bead bracelet, {tone}', '{bead} bead necklace, {tone}, {detail}', 'Strand of {tone} {bead} beads'],
    about: [
      'Strung on strong elastic and knotted by hand. Fits most wrists; tell us if yours is small.',
      'Turned and polished on the island, finished with a drop of coconut oil.',
      'Light enough to wear all day and to forget about. Goes well in twos and threes.',
    ],
    fill: {
      bead: ['rosewood', 'tamarind seed', 'glass', 'olive wood', 'lava stone'],
      tone: ['dark brown', 'honey', 'red and black', 'natural'],
      detail: ['short', 'long', 'with tassel'],
    },
    rupees: [180, 950],
    art: ['prayer-beads', 'prayer-beads+wood', 'prayer-beads+blossom'],
  },
  {
    key: 'pearl-strand',
    category: 'jewellery/necklaces/pearls',
    titles: ['{shade} pearl {piece}, {detail}', 'Freshwater pearl {piece}, {shade}', 'Cultured pearl {piece} with {clasp} clasp'],
    about: [
      'Each pearl knotted apart from the next, so none is lost if the thread breaks.',
      'A soft lustre that warms up on the skin. Wipe with a cloth after wearing.',
    ],
    fill: {
      shade: ['Ivory', 'Rose', 'Silver-grey', 'Cream'],
      piece: ['necklace', 'bracelet', 'choker', 'double strand'],
      detail: ['6 mm', '8 mm', 'baroque shape'],
      clasp: ['silver', 'gold-plated', 'magnetic'],
    },
    rupees: [1400, 9800],
    art: ['oyster', 'oyster+prayer-beads', 'oyster+sparkles'],
  },
  {
    key: 'shell-earrings',
    category: 'jewellery/necklaces/pearls',
    titles: ['Pearl-shell earrings, {shape}', 'Pearl-shell {piece}, {shape}, {metal}', 'Polished shell {piece} on {metal}'],
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
    art: ['spiral-shell', 'spiral-shell+sparkles', 'spiral-shell+oyster'],
  },
  {
    key: 'bridal-set',
    category: 'jewellery/bridal',
    titles: ['Bridal set in {metal}, {pieces}', '{style} bridal set, {pieces}', '{style} bridal set with {stone}, {metal}'],
    about: [
      'Necklace, earrings and ring that belong together. Try it with the saree or the dress before the day.',
      'Can be bought or hired for the week of the wedding. We keep it in the safe until you call.',
      'Fine filigree work, lighter to wear than it looks.',
    ],
    fill: {
      style: ['Temple', 'Kundan-style', 'Classic', 'Filigree'],
      metal: ['22 ct gold', 'gold plate', 'silver', 'rose gold plate'],
      pieces: ['four pieces', 'six pieces', 'with tikka', 'with nose ring'],
      stone: ['red stones', 'green stones', 'pearls', 'clear stones'],
    },
    rupees: [4500, 96000],
    art: ['gem-stone+ring', 'crown+gem-stone', 'ring+sari'],
  },
  {
    key: 'gold-bangles',
    category: 'jewellery/bridal',
    titles: ['Gold bangles, {pattern}, {size}', '{pattern} bangles in {metal}, {size}', 'Bangles for the bride, {metal}, {size}'],
    about: [
      'Hollow-made so that a full arm stays light. Weighed and priced by the gram in front of you.',
      'Cut by hand with a pattern that catches candlelight. Old gold taken in exchange.',
    ],
    fill: {
      pattern: ['flower-cut', 'plain polished', 'twisted', 'leaf-cut', 'diamond-cut'],
      metal: ['22 ct gold', '18 ct gold', 'gold-plated silver'],
    },
    sizes: [['pair', 0.4], ['set of 4', 0.75], ['set of 6', 1]],
    rupees: [9500, 128000],
    art: ['ring+sparkles', 'ring+bouquet', 'ring+coin'],
  },
  {
    key: 'wrist-watch',
    category: 'jewellery/watches',
    titles: ['{kind} watch, {face}, {strap} strap', "{who} watch with {strap} strap, {face}", '{kind} watch for {who2}, {strap} strap'],
    about: [
      'Sealed against rain and sea spray, with a battery that lasts about three years.',
      'Clear figures and a quiet movement. Strap shortened to your wrist while you wait.',
      'One-year guarantee, and the repair bench is at the back of the shop.',
    ],
    fill: {
      kind: ['Quartz', 'Automatic', 'Solar', 'Diver-style'],
      who: ["Men's", "Ladies'", "Children's"],
      who2: ['men', 'women', 'every day'],
      face: ['blue face', 'white face', 'black face', 'mother-of-pearl face'],
      strap: ['leather', 'steel', 'silicone', 'canvas'],
    },
    rupees: [900, 12500],
    art: ['watch', 'watch+wrapped-gift', 'watch+gem-stone'],
  },
  {
    key: 'watch-strap',
    category: 'jewellery/watches',
    titles: ['Watch strap, {strap}, {colour}, {size}', '{finish} watch strap, {colour}, {size}'],
    about: [
      'Fitted free in five minutes, spring bars included. Bring the watch so that we can measure the lugs.',
      'Stitched edges and a buckle that does not rust in the humidity.',
    ],
    fill: {
      strap: ['leather', 'silicone', 'canvas', 'steel mesh'],
      finish: ['Hand-stitched', 'Waterproof', 'Quick-release', 'Padded'],
      colour: ['tan', 'black', 'navy', 'dark brown'],
    },
    sizes: [['18 mm', 0.95], ['20 mm', 1], ['22 mm', 1.05]],
    rupees: [220, 1300],
    art: ['watch+wrench', 'watch+scissors', 'watch+screwdriver'],
  },
]
