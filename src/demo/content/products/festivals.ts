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
    key: 'incense-set',
    category: 'festivals/lamps',
    titles: [
      'Lamp and {scent} incense, {size}',
      '{kind} prayer set with {scent} incense, {size}',
      'Prayer set: diya and {scent} incense, {size}',
    ],
    about: [
      'Slow, even sticks with little ash, and a small lamp to light them from.',
      'Incense rolled by hand on bamboo. Kept in its tin, it does not lose its perfume.',
    ],
    fill: {
      kind: ['Morning', 'Family', 'Travel'],
      scent: ['sandalwood', 'jasmine', 'vetiver', 'rose', 'camphor'],
    },
    sizes: [
      ['20 sticks', 0.7],
      ['50 sticks', 1],
      ['200 sticks', 2.2],
    ],
    rupees: [160, 340],
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
    art: ['rosette+peacock', 'hibiscus'],
  },
  {
    key: 'flower-garland',
    category: 'festivals/offerings',
    titles: [
      'Marigold garland, {tone}, {size}',
      '{use} garland of marigolds, {size}',
      '{use} garland, marigold and {flower}, {size}',
    ],
    about: [
      'Threaded the same morning on cotton. Keep it in the fridge until the ceremony.',
      'Full and even from end to end. Pairs for weddings are matched to the saree.',
    ],
    fill: {
      use: ['Temple', 'Wedding', 'Welcome'],
      flower: ['jasmine', 'mango leaf', 'lotus'],
      tone: ['orange', 'yellow', 'orange and yellow'],
    },
    sizes: [
      ['60 cm', 0.6],
      ['1 m', 1],
      ['pair, 1.5 m', 3.5],
    ],
    rupees: [150, 380],
    art: ['rosette', 'rosette+lotus'],
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
    art: ['coconut+banana', 'coconut+lotus'],
  },
]

export const festivals: ProductTemplate[] = [...faith, ...festiveSeasons]
