import type { ProductTemplate } from '../template.ts'

/** Cakes, sweets and ice cream. */
export const foodTreats: ProductTemplate[] = [
  {
    key: 'birthday-cake',
    category: 'food/bakery/cakes',
    titles: [
      '{flavour} birthday cake, {size}',
      '{flavour} cake with {top}, {size}',
      'Cake to order, {top}, {size}',
    ],
    about: [
      'Name and wish written by hand. Order two days ahead; we deliver around {town}.',
      'Soft layers, cream that is not too sweet, {top} on top. Eggless on request.',
    ],
    fill: {
      flavour: ['Chocolate', 'Vanilla', 'Pineapple', 'Black forest', 'Coconut', 'Coffee'],
      top: ['fresh fruit', 'sugar flowers', 'chocolate curls', 'coloured icing'],
    },
    sizes: [
      ['1 kg', 1],
      ['2 kg', 1.9],
      ['3 kg', 2.8],
    ],
    rupees: [490, 850],
    art: ['birthday-cake', 'birthday-cake+balloon'],
  },
  {
    key: 'rum-cake',
    category: 'food/bakery/cakes',
    titles: [
      'Rum-flavoured {cake}, {size}',
      '{fruit} and rum cake, {size}',
      'Gato {fruit2} with a dash of rum, {size}',
    ],
    about: [
      'Steeped for a night in island rum and raisins, dark and moist. Keeps for two weeks in its tin.',
      'Baked in {town} after a year-end recipe; a thin slice with coffee is plenty, they say.',
    ],
    fill: {
      cake: ['fruit cake', 'raisin cake', 'banana bread', 'pound cake'],
      fruit: ['Raisin', 'Pineapple', 'Date', 'Banana'],
      fruit2: ['banane', 'coco', 'patate'],
    },
    sizes: [
      ['400 g', 1],
      ['800 g', 1.8],
    ],
    rupees: [190, 390],
    art: ['shortcake+tumbler-glass', 'shortcake+grapes'],
  },
  {
    key: 'napolitaines',
    category: 'food/bakery/cakes',
    titles: [
      'Napolitaines, {icing}, {size}',
      '{icing2} napolitaines, {size}',
      'Napolitaines from {town}, {icing}, {size}',
    ],
    about: [
      'Two crumbly biscuits, jam between, icing over: gone in three bites. Made with real butter.',
      'The tea-time cake of every corner shop, in boxes that travel well to relatives abroad.',
    ],
    fill: {
      icing: ['pink', 'white', 'guava jam', 'mixed colours'],
      icing2: ['Pink', 'Chocolate', 'Coconut', 'Small'],
    },
    sizes: [
      ['six', 1],
      ['twelve', 1.9],
      ['box of 24', 3.6],
    ],
    rupees: [90, 160],
    art: ['moon-cake', 'cookie+hot-beverage'],
  },
  {
    key: 'mithai',
    category: 'food/bakery/mithai',
    titles: ['{sweet}, {size}', '{sweet} from {town}, {size}', 'Mithai box with {sweet2}, {size}'],
    about: [
      'Milk cooked down for hours, cardamom ground on the stone. Made fresh on order days.',
      'Packed in a box with a ribbon. For prayers, weddings and good neighbours.',
    ],
    fill: {
      sweet: ['Ladoo', 'Gulab jamun', 'Barfi', 'Rasgulla', 'Jalebi', 'Pera'],
      sweet2: ['ladoo', 'barfi', 'gulab jamun'],
    },
    sizes: [
      ['250 g', 0.55],
      ['500 g', 1],
      ['1 kg', 1.9],
    ],
    rupees: [160, 320],
    art: ['dango', 'dango+diya-lamp'],
  },
  {
    key: 'island-sweets',
    category: 'food/bakery/mithai',
    titles: ['{sweet}, {size}', '{sweet} made in {town}, {size}', '{sweet} in a paper cone, {size}'],
    about: [
      'Boiled in a copper pan and cut while warm; the taste of recess behind the school.',
      'Cane sugar, coconut and not much else. Wrapped one by one.',
    ],
    fill: {
      sweet: ['Coconut sweets', 'Peanut brittle', 'Tamarind sweets', 'Cane sugar drops', 'Sesame sweets'],
    },
    sizes: [
      ['100 g', 0.5],
      ['250 g', 1],
      ['500 g', 1.85],
    ],
    rupees: [55, 110],
    art: ['candy', 'candy+coconut', 'candy+peanuts'],
  },
  {
    key: 'ice-cream',
    category: 'food/bakery/ice',
    titles: [
      '{flavour} ice cream, {size}',
      '{flavour} sorbet, {size}',
      '{flavour} ice cream made in {town}, {size}',
    ],
    about: [
      'Churned in small batches from fruit and whole milk. No powder, no neon colours.',
      'Soft enough to scoop at once. Bring a cool bag, or eat it on our bench.',
    ],
    fill: { flavour: ['Coconut', 'Mango', 'Passion fruit', 'Vanilla', 'Tamarind', 'Guava', 'Coffee'] },
    sizes: [
      ['two scoops', 0.4],
      ['500 ml', 1],
      ['1 litre', 1.8],
    ],
    rupees: [160, 260],
    art: ['ice-cream', 'soft-ice-cream'],
  },
]
