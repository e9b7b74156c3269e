import type { ProductTemplate } from '../template.ts'
import { festiveSeasons } from './festivals-seasons.ts'

const faith: ProductTemplate[] = [
  {
    key: 'brass-lamp',
    category: 'festivals/lamps',
    titles: [
      'Brass {lamp}, {size}',
      '{finish} brass {lamp}, {size}',
      'Prayer lamp in brass, {finish2}, {size}',
    ],
    about: [
      'Cast in one piece, stands steady and takes oil or ghee. Polishes up with tamarind.',
      'For the prayer corner all year round. Wicks for a month included.',
    ],
    fill: {
      lamp: ['diya', 'five-wick lamp', 'hanging lamp', 'lotus lamp'],
      finish: ['Polished', 'Engraved', 'Antique'],
      finish2: ['plain', 'engraved', 'with peacock handle'],
    },
    sizes: [
      ['8 cm', 0.5],
      ['14 cm', 1],
      ['30 cm', 3],
    ],
    rupees: [280, 780],
    art: ['diya-lamp', 'diya-lamp+lotus'],
  },
  {
    key: 'incense',
    category: 'festivals/lamps',
    titles: [
      '{scent} incense, {size}',
      'Incense sticks, {scent2}, {size}',
      'Prayer set with {scent2} incense, {size}',
    ],
    about: [
      'Slow and even, with little ash. The scent stays soft in a closed room.',
      'Rolled by hand on bamboo. Kept in a dry tin, it does not lose its perfume.',
    ],
    fill: {
      scent: ['Sandalwood', 'Jasmine', 'Frankincense', 'Rose', 'Camphor'],
      scent2: ['sandalwood', 'jasmine', 'vetiver', 'lotus'],
    },
    sizes: [
      ['20 sticks', 0.5],
      ['50 sticks', 1],
      ['200 sticks', 3.2],
    ],
    rupees: [55, 140],
    art: ['diya-lamp+rose', 'lotus+diya-lamp'],
  },
  {
    key: 'cavadee-flowers',
    category: 'festivals/offerings',
    titles: [
      'Cavadee flowers, {tone}, {size}',
      'Flowers for the Cavadee, {flower}, {size}',
      '{flower2} for Cavadee arches, {size}',
    ],
    about: [
      'Cut at dawn on the day and packed in damp leaves. Order three days ahead in January.',
      'Enough stems to dress one arch, with peacock-blue ribbon if you wish.',
    ],
    fill: {
      tone: ['pink and yellow', 'orange', 'all colours', 'white and pink'],
      flower: ['marigold', 'chrysanthemum', 'hibiscus', 'jasmine'],
      flower2: ['Marigolds', 'Fresh blossoms', 'Pink lilies', 'Mixed flowers'],
    },
    sizes: [
      ['1 bunch', 0.3],
      ['5 bunches', 1],
      ['arch set', 2.4],
    ],
    rupees: [550, 950],
    art: ['blossom', 'hibiscus'],
  },
  {
    key: 'flower-garland',
    category: 'festivals/offerings',
    titles: [
      '{flower} garland, {size}',
      'Garland of {flower2}, {tone}, {size}',
      'Temple garland, {flower2}, {size}',
    ],
    about: [
      'Threaded the same morning on cotton. Keep it in the fridge until the ceremony.',
      'Full and even from end to end. Pairs for weddings are matched to the saree.',
    ],
    fill: {
      flower: ['Marigold', 'Jasmine', 'Rose', 'Chrysanthemum'],
      flower2: ['marigolds', 'jasmine', 'frangipani', 'roses'],
      tone: ['white', 'orange', 'mixed', 'yellow'],
    },
    sizes: [
      ['60 cm', 0.6],
      ['1 m', 1],
      ['pair for a wedding', 3.5],
    ],
    rupees: [150, 380],
    art: ['white-flower', 'rosette+white-flower'],
  },
  {
    key: 'offering-tray',
    category: 'festivals/offerings',
    titles: ['Offering tray: {content}, {size}', '{occasion} offering, {content}, {size}'],
    about: [
      'Coconut, fruit, leaves and camphor laid out as they should be. Collected from six in the morning.',
      'Everything fresh and counted; nothing to run after on the day.',
    ],
    fill: {
      content: ['coconut and bananas', 'coconut, fruit and flowers', 'coconut and betel leaves'],
      occasion: ['Temple', 'Durga Pooja', 'House-blessing', 'Maha Shivaratri'],
    },
    sizes: [
      ['small', 0.6],
      ['family', 1],
      ['large', 1.8],
    ],
    rupees: [220, 520],
    art: ['coconut+banana', 'banana+white-flower'],
  },
]

export const festivals: ProductTemplate[] = [...faith, ...festiveSeasons]
