import type { ProductTemplate } from '../template.ts'

/** Jars, sacks and tins, tea and coffee. */
export const foodPantry: ProductTemplate[] = [
  {
    key: 'achards',
    category: 'food/pantry/preserves/achards',
    titles: [
      '{kind} achard, {size}',
      '{kind} achard from {town}, {heat}, {size}',
      'Achard {kind2}, {heat}, {size}',
    ],
    about: [
      'Crunchy, yellow with turmeric, mustard seed in every spoon. Sealed with oil, no vinegar smell.',
      'Cut by hand on Monday, in the jar on Tuesday. Made for dholl puri, bread and everything else.',
    ],
    fill: {
      kind: ['Vegetable', 'Mango', 'Palm heart', 'Lemon', 'Bilimbi', 'Cucumber'],
      kind2: ['légumes', 'mangue', 'limon'],
      heat: ['mild', 'hot', 'very hot'],
    },
    sizes: [
      ['250 g', 1],
      ['500 g', 1.8],
      ['1 kg', 3.3],
    ],
    rupees: [90, 170],
    art: ['jar', 'jar+leafy-green'],
  },
  {
    key: 'pate-piment',
    category: 'food/pantry/preserves/chilli',
    titles: [
      'Pâte piment, {kind}, {size}',
      '{kind2} pâte piment from {town}, {size}',
      'Mazavaroo, {kind}, {size}',
    ],
    about: [
      'Small chillies ground with salt, {with} and a little oil. Half a teaspoon is a conversation.',
      'Made in {town} from chillies of one field. Keep it cool and warn the guests.',
    ],
    fill: {
      kind: ['red', 'green', 'with lemon', 'with garlic', 'with shrimp'],
      kind2: ['Red', 'Green', 'Smoky', 'Home-made'],
      with: ['garlic', 'ginger', 'lemon'],
    },
    sizes: [
      ['100 g', 1],
      ['200 g', 1.8],
      ['500 g', 4],
    ],
    rupees: [60, 120],
    art: ['hot-pepper+jar', 'jar+hot-pepper', 'hot-pepper'],
  },
  {
    key: 'honey',
    category: 'food/pantry/preserves/honey',
    titles: ['{flower} honey, {size}', '{flower} honey from {town}, {size}', 'Raw honey, {state}, {size}'],
    about: [
      'Spun cold and filtered once. It may turn thick in winter; a warm bath brings it back.',
      'From forty hives at the edge of the forest. The bees choose, we only take the surplus.',
    ],
    fill: {
      flower: ['Rodrigues', 'Eucalyptus', 'Wild flower', 'Lychee blossom', 'Forest'],
      state: ['creamy', 'clear', 'with comb'],
    },
    sizes: [
      ['250 g', 1],
      ['500 g', 1.85],
      ['1 kg', 3.5],
    ],
    rupees: [190, 340],
    art: ['honey-pot', 'honey-pot+honeybee', 'honeybee+honey-pot'],
  },
  {
    key: 'rice',
    category: 'food/pantry/staples',
    titles: ['{kind} rice, {size}', '{kind} rice, {state}, {size}', '{kind} rice for {dish}, {size}'],
    about: [
      'Long grains that stay apart. Rinse twice and count on one cup for two people.',
      'Cleaned and sieved, in a bag that closes again. Carried to your car.',
    ],
    fill: {
      kind: ['Basmati', 'Jasmine', 'Long-grain', 'Brown'],
      state: ['aged', 'new crop'],
      dish: ['briani', 'every day'],
    },
    sizes: [
      ['1 kg', 1],
      ['5 kg', 4.7],
      ['10 kg', 9],
    ],
    rupees: [55, 130],
    art: ['cooked-rice', 'sheaf-of-rice', 'cooked-rice+sheaf-of-rice'],
  },
  {
    key: 'pulses',
    category: 'food/pantry/staples',
    titles: ['{kind}, {size}', '{kind}, hand-sorted, {size}', '{kind} from {town}, {size}'],
    about: [
      'Sorted by hand, so no small stones. Soaks in two hours and cooks in forty minutes.',
      'The base of a Sunday plate: rice, grains, rougaille and something hot beside it.',
    ],
    fill: { kind: ['Red beans', 'Black lentils', 'Dholl', 'Butter beans', 'White peas', 'Red lentils'] },
    sizes: [
      ['500 g', 0.55],
      ['1 kg', 1],
      ['2 kg', 1.9],
    ],
    rupees: [65, 140],
    art: ['beans', 'beans+bowl-with-spoon', 'beans+pot-of-food'],
  },
  {
    key: 'eggs',
    category: 'food/pantry/staples',
    titles: ['{kind} eggs, {size}', '{kind} eggs from {town}, {size}', 'Farm eggs, {grade}, {size}'],
    about: [
      'Collected each morning, dated with a pencil. Deep yellow yolks for cakes and rougaille.',
      'From hens that scratch under mango trees. Bring the tray back for a rupee.',
    ],
    fill: { kind: ['Brown', 'White', 'Free-range', 'Village'], grade: ['large', 'medium'] },
    sizes: [
      ['six', 0.25],
      ['dozen', 0.45],
      ['tray of 30', 1],
    ],
    rupees: [210, 320],
    art: ['egg', 'nest-with-eggs', 'egg+basket'],
  },
  {
    key: 'tea',
    category: 'food/pantry/brews/tea',
    titles: [
      '{flavour} hill tea, {size}',
      '{flavour} black tea, {form}, {size}',
      'Highland tea from the south, {form}, {size}',
    ],
    about: [
      'Grown on the cool southern hills, picked two leaves and a bud. Strong enough for milk.',
      'The smell of {smell} when the packet opens is half the pleasure.',
    ],
    fill: {
      flavour: ['Vanilla', 'Coconut', 'Bergamot', 'Lemon', 'Plain', 'Cardamom'],
      form: ['loose leaf', 'in bags', 'gift tin'],
      smell: ['the hills after rain', 'warm evenings', 'a grandmother’s kitchen'],
    },
    sizes: [
      ['125 g', 1],
      ['250 g', 1.9],
      ['500 g', 3.5],
    ],
    rupees: [85, 160],
    art: ['teacup-without-handle', 'teapot+herb', 'teacup-without-handle+teapot'],
  },
  {
    key: 'coffee',
    category: 'food/pantry/brews/coffee',
    titles: [
      '{roast} island coffee, {form}, {size}',
      '{roast} coffee from the western hills, {size}',
      'Estate coffee, {form}, {size}',
    ],
    about: [
      'Arabica from a small slope above the coast, roasted every week. Notes of {note}.',
      'Ground for your own pot while you wait. The crop is small, so it sells out before Christmas.',
    ],
    fill: {
      roast: ['Dark-roast', 'Medium-roast', 'Light-roast'],
      form: ['beans', 'ground', 'fine ground'],
      note: ['cocoa and cane', 'nuts and orange peel', 'caramel'],
    },
    sizes: [
      ['125 g', 0.55],
      ['250 g', 1],
      ['500 g', 1.9],
    ],
    rupees: [270, 460],
    art: ['hot-beverage', 'beans+hot-beverage', 'hot-beverage+mountain'],
  },
]
