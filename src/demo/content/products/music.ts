import type { ProductTemplate } from '../template.ts'
import { musicEvents } from './music-events.ts'

const instruments: ProductTemplate[] = [
  {
    key: 'guitar',
    category: 'music/instruments/strings',
    titles: [
      '{kind} guitar, {top}, {size}',
      'Guitar for {player}, {top}, {size}',
      '{kind} guitar with {extra}, {size}',
    ],
    about: [
      'Set up in the shop: low action, fresh strings, neck checked for our humidity.',
      'Warm and even, loud enough for a beach fire. Play it before you pay.',
      'A first lesson with the shop’s teacher in {town} comes with it.',
    ],
    fill: {
      kind: ['Classical', 'Folk', 'Electro-acoustic', 'Travel'],
      player: ['beginners', 'young players', 'séga groups'],
      top: ['spruce top', 'cedar top', 'mahogany top', 'sunburst'],
      extra: ['padded bag', 'tuner', 'stand'],
    },
    sizes: [
      ['half size', 0.7],
      ['three-quarter', 0.85],
      ['full size', 1],
    ],
    rupees: [3200, 11500],
    art: ['guitar', 'guitar+musical-note'],
  },
  {
    key: 'banjo',
    category: 'music/instruments/strings',
    titles: ['{kind} banjo, {finish}', 'Banjo with {extra}, {finish}', '{kind} banjo with {extra}'],
    about: [
      'Bright and dry, cuts through a whole séga band. Head tension adjustable with the key supplied.',
      'Planetary tuners and a maple rim. Light enough for an evening standing.',
    ],
    fill: {
      kind: ['Five-string', 'Tenor', 'Six-string', 'Second-hand'],
      finish: ['maple', 'mahogany', 'sunburst', 'natural'],
      extra: ['strap', 'hard case', 'spare strings'],
    },
    rupees: [4800, 14500],
    art: ['banjo', 'banjo+musical-note'],
  },
  {
    key: 'violin',
    category: 'music/instruments/strings',
    titles: [
      'Violin {size}, {finish}',
      '{kind} violin {size}, {finish}',
      '{kind} violin {size} with {extra}',
    ],
    about: [
      'Spruce front and flamed back, with bow, rosin and case. Bridge cut by our luthier.',
      'Hire it by the month first; half of the hire comes off the price.',
    ],
    fill: {
      kind: ['Student', 'Hand-made', 'Orchestra', 'Restored'],
      finish: ['amber varnish', 'antique varnish', 'dark red', 'matt brown'],
      extra: ['shoulder rest', 'two bows', 'shaped case'],
    },
    sizes: [
      ['1/4', 0.75],
      ['1/2', 0.85],
      ['4/4', 1],
    ],
    rupees: [3900, 12500],
    art: ['violin', 'violin+musical-score'],
  },
  {
    key: 'music-keyboard',
    category: 'music/instruments/keys',
    titles: [
      '{kind} keyboard, {size}',
      'Keyboard {size} with {extra}',
      '{kind} keyboard {size} with {extra}',
    ],
    about: [
      'Touch-sensitive keys and two hundred sounds, séga rhythm among them. Works on batteries too.',
      'Headphone socket for late practice. Power supply and music rest in the box.',
    ],
    fill: {
      kind: ['Beginner', 'Stage', 'Portable', 'Studio'],
      extra: ['stand', 'stool', 'headphones', 'pedal'],
    },
    sizes: [
      ['49 keys', 0.5],
      ['61 keys', 0.8],
      ['88 keys', 1.8],
    ],
    rupees: [7500, 15500],
    art: ['musical-keyboard', 'musical-keyboard+headphone'],
  },
  {
    key: 'accordion',
    category: 'music/instruments/keys',
    titles: ['{kind} accordion, {colour}, {size}', 'Accordion for {use}, {colour}, {size}'],
    about: [
      'The sound of Rodrigues evenings. Bellows tight, reeds tuned, straps new.',
      'Checked note by note by an old player. Comes in a wooden case.',
    ],
    fill: {
      kind: ['Diatonic', 'Piano', 'Restored'],
      use: ['séga tambour', 'village dances', 'beginners'],
      colour: ['red', 'black', 'mother-of-pearl', 'dark green'],
    },
    sizes: [
      ['8 bass', 0.5],
      ['48 bass', 1],
      ['96 bass', 1.9],
    ],
    rupees: [11500, 26000],
    art: ['accordion', 'accordion+musical-notes'],
  },
  {
    key: 'ravanne',
    category: 'music/instruments/drums',
    titles: [
      'Ravanne, {skin}, {size}',
      '{kind} ravanne, {skin}, {size}',
      '{kind} ravanne with {extra}, {size}',
    ],
    about: [
      'Bent frame and a skin stretched by hand. Warm it by the fire and it speaks deep and round.',
      'Built by a séga player near {town}. Re-skinning done for life at the cost of the skin.',
      'Light to hold against the shoulder for a whole evening. Rhythm sheet included.',
    ],
    fill: {
      kind: ['Concert', 'Practice', 'Hand-painted', 'Traditional'],
      skin: ['goat skin', 'synthetic skin', 'thin skin', 'thick skin'],
      extra: ['carry bag', 'tuning bulb', 'strap'],
    },
    sizes: [
      ['35 cm', 0.7],
      ['45 cm', 1],
      ['60 cm', 1.4],
    ],
    rupees: [1800, 4200],
    art: ['drum', 'drum+fire'],
  },
  {
    key: 'sega-trio',
    category: 'music/instruments/drums',
    titles: [
      'Maravanne and triangle, {kind}',
      'Maravanne, {kind}, {filling}',
      'Pair of shakers, {kind2}, {filling}',
      'Séga rhythm set: {set}, {kind}',
    ],
    about: [
      'Dry rustle on the left, bright ring on the right: half of a séga in two hands.',
      'Made from cane stalks and steel bar, the old way. Children pick it up in minutes.',
    ],
    fill: {
      kind: ['cane-flower stalk', 'varnished wood', 'natural cane'],
      kind2: ['gourd', 'coconut shell', 'wood'],
      filling: ['seeds', 'fine beads', 'dried peas'],
      set: ['maravanne, triangle and bottle', 'two maravannes and triangle'],
    },
    rupees: [280, 950],
    art: ['maracas', 'maracas+musical-notes'],
  },
  {
    key: 'long-drums',
    category: 'music/instruments/drums',
    titles: ['{kind}, {wood}, {size}', 'Long drum, {wood}, {size}', '{kind} with {extra}, {size}'],
    about: [
      'Hollowed from one piece, laced with rope. Deep at the centre, sharp at the rim.',
      'For temple, wedding or stage. Shoulder strap included, tuning shown in the shop.',
    ],
    fill: {
      kind: ['Djembe', 'Dholak', 'Conga', 'Hand drum'],
      wood: ['mango wood', 'mahogany', 'jackfruit wood', 'teak'],
      extra: ['carry bag', 'stand', 'spare rope'],
    },
    sizes: [
      ['40 cm', 0.7],
      ['55 cm', 1],
      ['70 cm', 1.5],
    ],
    rupees: [2400, 6800],
    art: ['long-drum', 'long-drum+musical-notes'],
  },
  {
    key: 'saxophone',
    category: 'music/instruments/wind',
    titles: [
      '{kind} saxophone, {finish}',
      '{kind} saxophone with {extra}, {finish}',
      'Saxophone for {player}, {finish}',
    ],
    about: [
      'New pads, adjusted springs and a neck that seals. Ten reeds to begin with.',
      'Full and smoky in the low notes. Try it in the back room as long as you like.',
    ],
    fill: {
      kind: ['Alto', 'Tenor', 'Soprano', 'Second-hand alto'],
      player: ['students', 'hotel bands', 'jazz evenings'],
      finish: ['gold lacquer', 'black nickel', 'vintage finish'],
      extra: ['hard case', 'strap', 'stand'],
    },
    rupees: [14500, 46000],
    art: ['saxophone', 'saxophone+musical-notes'],
  },
  {
    key: 'bamboo-flute',
    category: 'music/instruments/wind',
    titles: [
      '{kind} flute, key of {note}',
      'Flute in {wood}, key of {note}',
      '{kind} flute with {extra}, key of {note}',
    ],
    about: [
      'Bored and tuned by ear, bound with thread against splitting. Sweet in the second octave.',
      'For bhajans, séga or the veranda. Cleaning rod included.',
    ],
    fill: {
      kind: ['Bansuri', 'School', 'Carved', 'Bamboo'],
      wood: ['bamboo', 'rosewood', 'pear wood'],
      note: ['C', 'D', 'E', 'G'],
      extra: ['cloth bag', 'case', 'finger chart'],
    },
    rupees: [250, 2400],
    art: ['flute', 'flute+musical-note'],
  },
]

export const music: ProductTemplate[] = [...instruments, ...musicEvents]
