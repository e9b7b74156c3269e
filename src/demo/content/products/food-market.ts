import type { ProductTemplate } from '../template.ts'

/** From the field, the lagoon and the butcher. */
export const foodMarket: ProductTemplate[] = [
  {
    key: 'mangoes',
    category: 'food/fresh/fruit',
    titles: ['{kind} mangoes, {size}', '{kind} mangoes from {town}, {size}', 'Ripe {state} mangoes, {size}'],
    about: [
      'Picked by hand the day before and laid on straw, never stacked. Sweet down to the stone.',
      'Firm ones for a cucumber and chilli salad, ripe ones to eat over the sink. Say which you like.',
    ],
    fill: {
      kind: ['Maison Rouge', 'Dauphiné', 'Baissac', 'José', 'Aristide'],
      state: ['yellow', 'juicy', 'garden'],
    },
    sizes: [
      ['1 kg', 1],
      ['3 kg', 2.7],
      ['crate of 20', 5.5],
    ],
    rupees: [110, 190],
    art: ['mango', 'mango+basket', 'mango+leafy-green'],
  },
  {
    key: 'pineapple',
    category: 'food/fresh/fruit',
    titles: ['Victoria pineapples, {size}', 'Sweet {kind} pineapple, {size}', 'Pineapple {cut}, {size}'],
    about: [
      'Small, golden and fragrant, from red soil near {town}. Peeled in a spiral if you ask.',
      'Tastes best with a pinch of salt and chilli, the way the beach sellers serve it.',
    ],
    fill: {
      kind: ['garden', 'sun-ripe', 'baby', 'southern'],
      cut: ['ready peeled', 'with tamarind and chilli'],
    },
    sizes: [
      ['one', 1],
      ['pair', 1.9],
      ['five', 4.4],
    ],
    rupees: [45, 80],
    art: ['pineapple', 'pineapple+hot-pepper', 'pineapple+basket'],
  },
  {
    key: 'coconut',
    category: 'food/fresh/fruit',
    titles: [
      '{kind} coconuts, {size}',
      '{kind} coconut from {town}, {size}',
      '{kind} coconut, {cut}, {size}',
    ],
    about: [
      'Opened with three strokes in front of you; straw and spoon included.',
      'Heavy with water, picked from tall palms by people who still climb.',
    ],
    fill: { kind: ['Green', 'Drinking', 'Young', 'King'], cut: ['ready to drink', 'husked'] },
    sizes: [
      ['one', 1],
      ['three', 2.8],
      ['six', 5.3],
    ],
    rupees: [50, 90],
    art: ['coconut', 'coconut+palm-tree', 'coconut+cup-with-straw'],
  },
  {
    key: 'tomatoes',
    category: 'food/fresh/vegetables',
    titles: [
      "{kind} pommes d'amour, {size}",
      '{kind} tomatoes from {town}, {size}',
      '{kind} tomatoes for {use}, {size}',
    ],
    about: [
      'Small, red and a little sour, the only ones for a proper rougaille. Sorted by hand.',
      'Picked ripe, not pale. Grown under a light net without heavy spraying.',
    ],
    fill: { kind: ['Field', 'Garden', 'Vine', 'Cherry'], use: ['rougaille', 'salad', 'satini'] },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['3 kg', 2.7],
    ],
    rupees: [70, 170],
    art: ['tomato', 'tomato+basket', 'tomato+onion'],
  },
  {
    key: 'greens',
    category: 'food/fresh/vegetables',
    titles: ['{kind}, {size}', '{kind} cut this morning, {size}', '{kind} from {town}, {size}'],
    about: [
      'Washed in spring water and tied with raffia. Needs only garlic and a hot pan.',
      'Tender leaves and tips for a bouillon; what is not sold today goes to the goats.',
    ],
    fill: { kind: ['Brède mouroum', 'Brède songe', 'Brède chouchou', 'Watercress', 'Lettuce', 'Tom pouce'] },
    sizes: [
      ['one bundle', 1],
      ['three bundles', 2.7],
    ],
    rupees: [20, 45],
    art: ['leafy-green', 'leafy-green+basket', 'leafy-green+garlic'],
  },
  {
    key: 'vegetable-basket',
    category: 'food/fresh/vegetables',
    titles: [
      'Weekly vegetable basket for {size}',
      '{kind} vegetable basket for {size}',
      'Basket of {kind2} vegetables for {size}',
    ],
    about: [
      'Seven kinds, chosen by what the field gives: greens, roots, chillies, herbs and a surprise.',
      'Collected in {town} on Thursdays or brought to your gate. Bring the old basket back.',
    ],
    fill: { kind: ['Organic', 'Mixed', 'Curry', 'Soup'], kind2: ['seasonal', 'garden', 'highland'] },
    sizes: [
      ['two', 0.7],
      ['four', 1],
      ['six', 1.4],
    ],
    rupees: [390, 750],
    art: ['basket+carrot', 'basket+leafy-green', 'broccoli+basket'],
  },
]
