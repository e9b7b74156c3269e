import type { ProductTemplate } from '../template.ts'

/** What hangs on the walls, and the bathroom. */
export const homeDecoration: ProductTemplate[] = [
  {
    key: 'shower',
    category: 'home/bathroom',
    titles: ['{piece}, {finish}', '{piece} in {finish}', '{piece} with fittings, {finish}'],
    about: [
      'Complete with screws and seals; nothing else is needed on the day you fit it.',
      'Does not rust in sea air. A plumber in {town} can be booked at the counter.',
    ],
    fill: {
      piece: ['Rain shower head', 'Hand shower', 'Shower column', 'Wide shower head'],
      finish: ['brushed steel', 'chrome', 'matt black', 'white'],
    },
    rupees: [350, 2900],
    art: ['shower', 'shower+droplet', 'shower+bubbles'],
  },
  {
    key: 'mirror',
    category: 'home/decoration/frames',
    titles: ['{form} mirror, {frame}', '{form} wall mirror in {frame}', 'Hallway mirror, {frame}, {size}'],
    about: [
      'Ground edge, thick glass, strong hanger at the back. Packed in cardboard for the drive home.',
      'Makes a small room in {town} look twice as wide. Frame made from local wood or rattan.',
    ],
    fill: {
      form: ['Round', 'Oval', 'Tall', 'Arched'],
      frame: ['rattan frame', 'gilt frame', 'driftwood frame', 'black frame'],
      size: ['60 cm', '80 cm', '100 cm'],
    },
    rupees: [690, 4200],
    art: ['mirror', 'mirror+blossom'],
  },
  {
    key: 'picture-frame',
    category: 'home/decoration/frames',
    titles: ['{frame} picture frame {format}', 'Framed print, {motif}', '{frame} frame, {format}, {motif}'],
    about: [
      'Real glass, acid-free card and a stand for the shelf. Your own photograph can be printed in the shop.',
      'Drawn by an island artist and framed in {town}; ready to hang.',
    ],
    fill: {
      frame: ['Camphor-wood', 'Bamboo', 'Silver', 'White'],
      format: ['13 x 18', 'A4', 'A3', '30 x 40'],
      motif: [
        'old Port Louis market',
        'sugar cane in flower',
        'lagoon at dawn',
        'colonial veranda',
        'pirogues',
      ],
    },
    rupees: [220, 2400],
    art: ['framed-picture', 'framed-picture+palm-tree', 'framed-picture+artist-palette'],
  },
  {
    key: 'vacoas-basket',
    category: 'home/decoration/baskets',
    titles: [
      'Vacoas basket, {use}, {size}',
      'Hand-woven {use} basket, {size}',
      'Tente bazar in vacoas, {pattern}, {size}',
    ],
    about: [
      'Leaves cut, dried and plaited by hand in {town}. The handles carry eight kilos without a sigh.',
      'A tente that holds a week of market shopping and lasts for years; {pattern}.',
      'Woven in two days by one pair of hands, so no two are quite alike.',
    ],
    fill: {
      use: ['market', 'laundry', 'bread', 'storage', 'picnic'],
      pattern: ['natural', 'red bands', 'blue check', 'with lid'],
    },
    sizes: [
      ['small', 0.6],
      ['medium', 1],
      ['large', 1.5],
    ],
    rupees: [320, 790],
    art: ['basket', 'basket+mango', 'basket+bread'],
  },
  {
    key: 'clock',
    category: 'home/decoration/clocks',
    titles: ['{kind} clock, {look}', '{kind} clock in {look}', 'Quiet-handed clock, {look}'],
    about: [
      'Sweeping hand without a tick, numbers that can be read across the room. Battery included.',
      'Made from reclaimed wood in {town}; the movement is guaranteed for three years.',
    ],
    fill: {
      kind: ['Wall', 'Kitchen', 'Hallway', 'School'],
      look: ['camphor wood', 'sea blue', 'retro red', 'brass'],
    },
    rupees: [350, 2800],
    art: ['ten-oclock', 'three-oclock', 'twelve-oclock'],
  },
]
