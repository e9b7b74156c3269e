import type { ProductTemplate } from '../template.ts'
import { giftCrafts } from './gifts-crafts.ts'

const giftsToGive: ProductTemplate[] = [
  {
    key: 'hamper',
    category: 'gifts/hampers',
    titles: [
      '{theme} hamper, {size}',
      'Hamper of {content}, {size}',
      '{theme} hamper with {content}, {size}',
    ],
    about: [
      'Packed in a woven basket that stays useful afterwards. We write the card for you.',
      'All from small makers of the island, nothing that melts on the way.',
      'Order by noon and it leaves the same day for {town} and around.',
    ],
    fill: {
      theme: ['Island', 'Tea-time', 'Sweet and spicy', 'Thank-you', 'Welcome'],
      content: ['tea and vanilla', 'jams and honey', 'local sweets', 'coconut treats'],
    },
    sizes: [
      ['small', 0.6],
      ['medium', 1],
      ['large', 1.7],
    ],
    rupees: [950, 2600],
    art: ['basket', 'basket+ribbon'],
  },
  {
    key: 'gift-box',
    category: 'gifts/hampers',
    titles: [
      'Gift box for {occasion}, {colour}, {size}',
      '{kind} gift box, {colour}, {size}',
      'Surprise box for {occasion}, {size}',
    ],
    about: [
      'Filled, ribboned and ready to hand over. Tell us the age and a hobby and leave the rest to us.',
      'Sturdy box that can be kept. Delivered to the office or the door with a handwritten note.',
    ],
    fill: {
      kind: ['Magnetic', 'Ribboned', 'Hand-painted', 'Keepsake'],
      occasion: ['a birthday', 'new parents', 'a housewarming', 'Mother’s Day', 'a farewell'],
      colour: ['red and gold', 'blue', 'kraft brown', 'blush pink'],
    },
    sizes: [
      ['small', 0.7],
      ['medium', 1],
      ['large', 1.6],
    ],
    rupees: [480, 1800],
    art: ['wrapped-gift', 'wrapped-gift+ribbon'],
  },
  {
    key: 'bouquet',
    category: 'gifts/flowers',
    titles: [
      '{kind} bouquet, {tone}, {size}',
      'Bouquet of {flower}, {tone}, {size}',
      '{kind} bouquet of {flower}, {size}',
    ],
    about: [
      'Cut the same morning and tied by hand. Stands about a week if the water is changed.',
      'Wrapped in paper with a little water at the stems. Delivered before noon in {town}.',
      'Tell us the occasion and the colour of the room; the florist does the rest.',
    ],
    fill: {
      kind: ['Hand-tied', 'Birthday', 'Romantic', 'Garden'],
      flower: ['gerberas', 'lilies', 'seasonal flowers', 'chrysanthemums'],
      tone: ['pink and white', 'bright colours', 'soft pastels', 'sunset shades'],
    },
    sizes: [
      ['small', 0.6],
      ['medium', 1],
      ['grand', 1.8],
    ],
    rupees: [550, 1700],
    art: ['bouquet', 'bouquet+ribbon'],
  },
  {
    key: 'roses',
    category: 'gifts/flowers',
    titles: [
      'Red roses with {extra}, {size}',
      '{shade} roses, {size}',
      'Long-stemmed red roses, {wrap}, {size}',
    ],
    about: [
      'Grown in the cool of the highlands, thorns taken off. They open over three days.',
      'Chosen stem by stem in the morning. Keep them out of direct sun and they last.',
    ],
    fill: {
      shade: ['Deep red', 'Velvet red', 'Scented red'],
      wrap: ['in black paper', 'in white paper', 'in raffia'],
      extra: ['greenery', 'a ribbon', 'a card'],
    },
    sizes: [
      ['6 stems', 0.55],
      ['12 stems', 1],
      ['24 stems', 1.9],
    ],
    rupees: [600, 1100],
    art: ['rose', 'rose+love-letter'],
  },
  {
    key: 'party-balloons',
    category: 'gifts/party',
    titles: [
      '{kind} balloons, {colours}, {size}',
      'Party balloons, {colours}, {size}',
      '{kind} balloons for {occasion}, {size}',
    ],
    about: [
      'Natural latex that keeps its air through a whole Sunday. Ribbon included.',
      'Can be filled with helium in the shop. Order a day ahead for more than thirty.',
    ],
    fill: {
      kind: ['Pearl', 'Plain', 'Confetti', 'Printed'],
      colours: ['red and gold', 'pastel mix', 'red and white', 'rainbow mix'],
      occasion: ['birthdays', 'weddings', 'baby showers', 'school fêtes'],
    },
    sizes: [
      ['pack of 10', 0.5],
      ['pack of 25', 1],
      ['pack of 100', 3],
    ],
    rupees: [110, 320],
    art: ['balloon', 'balloon+party-popper'],
  },
  {
    key: 'party-kit',
    category: 'gifts/party',
    titles: [
      'Party set for {size}, {theme}',
      '{kind} party box, {theme}, {size}',
      'Birthday set, {theme}, {size}',
    ],
    about: [
      'Plates, cups, garlands and poppers in one box, so that only the cake is left to think of.',
      'Everything in matching colours and nothing to iron. Unopened packs can be brought back.',
    ],
    fill: {
      kind: ['Ready-made', 'Children’s', 'Garden'],
      theme: ['tropical', 'ocean', 'stars', 'rainbow', 'safari'],
    },
    sizes: [
      ['8 guests', 0.6],
      ['16 guests', 1],
      ['30 guests', 1.7],
    ],
    rupees: [650, 1500],
    art: ['party-popper', 'confetti-ball'],
  },
  {
    key: 'scented-candle',
    category: 'gifts/candles',
    titles: [
      '{wax} candle, {scent}, {size}',
      'Candle scented with {scent}, {size}',
      'Candle with {scent}, {wick}, {size}',
    ],
    about: [
      'Poured in small batches. Trim the wick and it burns clean to the bottom.',
      'A light scent that does not fill the whole house. The holder can be used again.',
    ],
    fill: {
      scent: ['vanilla', 'ylang-ylang', 'frangipani', 'citronella', 'cinnamon leaf'],
      wax: ['Soy wax', 'Beeswax', 'Hand-poured'],
      wick: ['cotton wick', 'wooden wick'],
    },
    sizes: [
      ['20 hours', 0.7],
      ['35 hours', 1],
      ['60 hours', 1.6],
    ],
    rupees: [240, 680],
    art: ['candle', 'candle+blossom'],
  },
]

export const gifts: ProductTemplate[] = [...giftsToGive, ...giftCrafts]
