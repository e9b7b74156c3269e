import type { ProductTemplate } from '../template.ts'

/** Living room and bedroom. */
export const homeRooms: ProductTemplate[] = [
  {
    key: 'sofa',
    category: 'home/living/sofas',
    titles: ['{size} sofa in {cloth}', '{size} {kind} sofa, {cloth}', '{size} {frame} sofa with cushions'],
    about: [
      'Frame of {frame}, covers that unzip for the wash. Delivered to {town} and carried up the stairs.',
      'Firm seat, deep back, cloth that hides small feet. Choose from twenty colours.',
    ],
    fill: {
      kind: ['corner', 'low-back', 'fold-out', 'classic'],
      cloth: ['grey fabric', 'beige fabric', 'brown leatherette', 'teal velvet', 'navy canvas'],
      frame: ['rattan', 'hardwood', 'bamboo'],
    },
    sizes: [
      ['Two-seat', 0.75],
      ['Three-seat', 1],
      ['Five-seat', 1.6],
    ],
    rupees: [11900, 26900],
    art: ['couch-and-lamp', 'couch-and-lamp+potted-plant'],
  },
  {
    key: 'chair',
    category: 'home/living/sofas',
    titles: ['{wood} chair, {use}', '{wood} {use} chair from {town}', 'Set of four {use} chairs, {seat}'],
    about: [
      'Joined without nails by a cabinet maker in {town} and oiled twice. Carries 130 kilos.',
      'Easy to stack after the party; feet with felt that spare the tiles. Light enough to carry with one hand.',
    ],
    fill: {
      wood: ['Teak', 'Rattan', 'Bamboo', 'Eucalyptus'],
      use: ['veranda', 'dining', 'reading', 'garden'],
      seat: ['cane seats', 'padded seats', 'wooden seats'],
    },
    rupees: [1290, 4900],
    art: ['chair', 'chair+wood', 'chair+potted-plant'],
  },
  {
    key: 'lamp',
    category: 'home/living/lighting',
    titles: ['{kind} lamp with {shade}', '{kind} lamp, {light}', '{kind} lamp, {shade}, {light}'],
    about: [
      'Warm light that flatters the room; bulb included. The shade is made in {town}.',
      'Two metres of cable with a switch, standard socket, {light}.',
    ],
    fill: {
      kind: ['Table', 'Floor', 'Hanging', 'Bedside'],
      shade: ['rattan shade', 'linen shade', 'ravenala shade', 'glass shade'],
      light: ['warm white', 'dimmable', 'three steps'],
    },
    rupees: [590, 3900],
    art: ['light-bulb', 'light-bulb+couch-and-lamp', 'couch-and-lamp+light-bulb'],
  },
  {
    key: 'cyclone-lamp',
    category: 'home/living/lighting',
    titles: ['Cyclone lamp, {power}', '{kind} cyclone lamp, {power}', '{kind} emergency torch, {power}'],
    about: [
      'For the nights of a class three warning: {hours} of light, a hook to hang it and a whistle.',
      'Comes on by itself when the power goes. Keep one charged in the kitchen; {hours} on low.',
    ],
    fill: {
      kind: ['Folding', 'Bright', 'Hanging', 'Family'],
      power: ['rechargeable', 'solar and USB', 'wind-up', 'four batteries'],
      hours: ['twelve hours', 'twenty hours', 'two nights'],
    },
    rupees: [290, 1450],
    art: ['flashlight', 'flashlight+battery', 'flashlight+cyclone'],
  },
  {
    key: 'bed',
    category: 'home/bedroom/beds',
    titles: ['{size} bed in {wood}', '{size} {kind} bed, {wood}'],
    about: [
      'Made in a workshop near {town}, brought to your home and put together there.',
      'Slats close enough for any mattress, edges rounded, treated against termites.',
    ],
    fill: {
      kind: ['storage', 'four-poster', 'low', 'slatted'],
      wood: ['eucalyptus', 'teak', 'pine', 'camphor wood'],
    },
    sizes: [
      ['Single', 0.65],
      ['Double', 1],
      ['King-size', 1.35],
    ],
    rupees: [7900, 21500],
    art: ['bed', 'bed+wood', 'bed+crescent-moon'],
  },
  {
    key: 'bed-linen',
    category: 'home/bedroom/linen',
    titles: [
      '{cloth} bed sheet set, {look}, {size}',
      '{cloth} duvet cover, {look}, {size}',
      'Summer sheets, {look}, {size}',
    ],
    about: [
      'One fitted sheet, one flat sheet and two pillowcases. Soft after the first wash.',
      'Cool on hot nights, woven close so that it lasts; seams finished in {town}.',
    ],
    fill: {
      cloth: ['Cotton', 'Percale', 'Bamboo', 'Embroidered'],
      look: ['white', 'sea stripes', 'leaf print', 'dusty rose', 'sand'],
    },
    sizes: [
      ['single', 0.75],
      ['double', 1],
      ['king', 1.25],
    ],
    rupees: [690, 2400],
    art: ['bed+blossom', 'bed+thread'],
  },
  {
    key: 'mosquito-net',
    category: 'home/bedroom/linen',
    titles: ['{form} mosquito net, {size}', '{form} net for a {size} bed'],
    about: [
      'Fine mesh that lets the breeze through and keeps the whine outside. Hook and cord included.',
      'Long enough to tuck under the mattress on all sides; washes by hand.',
    ],
    fill: { form: ['Round', 'Four-corner', 'Pop-up', 'Hanging'] },
    sizes: [
      ['single', 0.8],
      ['double', 1],
      ['king', 1.2],
    ],
    rupees: [350, 890],
    art: ['mosquito+bed', 'bed+mosquito'],
  },
]
