import type { ProductTemplate } from '../template.ts'

export const dogsAndCats: ProductTemplate[] = [
  {
    key: 'dog-kibble',
    category: 'pets/dogs/dogfood',
    titles: [
      '{age} dog food, {taste}, {size}',
      'Dry food for {dog}, {taste}, {size}',
      '{age} dog biscuits, {taste}, {size}',
    ],
    about: [
      'Crunchy pieces with rice and no added colour. The bag closes again against the damp.',
      'Change over a week, a little more each day. Delivered free in {town} from two bags.',
      'Sold by the bag or by the scoop, always from a fresh sack.',
    ],
    fill: {
      age: ['Puppy', 'Adult', 'Senior', 'Active'],
      dog: ['small dogs', 'big dogs', 'sensitive stomachs'],
      taste: ['chicken and rice', 'beef', 'fish', 'lamb'],
    },
    sizes: [
      ['1.5 kg', 0.25],
      ['8 kg', 1],
      ['15 kg', 1.7],
    ],
    rupees: [780, 1500],
    art: ['dog-face+bowl-with-spoon', 'bone+dog-face'],
  },
  {
    key: 'dog-chews',
    category: 'pets/dogs/dogcare',
    titles: [
      '{kind} bone for {dog}, {size}',
      '{kind} chew bones, {taste}, {size}',
      'Chew bone for {dog}, {taste}, {size}',
    ],
    about: [
      'Keeps a young dog away from the shoes for an evening. Good for teeth and gums.',
      'Dried slowly, with nothing added. Give it outside and with water near by.',
    ],
    fill: {
      kind: ['Rubber', 'Rawhide', 'Knotted', 'Dental'],
      dog: ['puppies', 'small dogs', 'strong chewers'],
      taste: ['beef', 'mint', 'peanut', 'plain'],
    },
    sizes: [
      ['10 cm', 0.6],
      ['18 cm', 1],
      ['28 cm', 1.7],
    ],
    rupees: [95, 340],
    art: ['bone', 'bone+paw-prints'],
  },
  {
    key: 'dog-collar',
    category: 'pets/dogs/dogcare',
    titles: [
      '{kind} collar and lead, {colour}, {size}',
      'Dog lead, {kind2}, {colour}, {size}',
      '{kind} harness, {colour}, {size}',
    ],
    about: [
      'Strong clip, soft edge and a ring for the name tag. Engraving takes ten minutes.',
      'Dries quickly after a swim and shows up in the headlights at dusk.',
    ],
    fill: {
      kind: ['Nylon', 'Leather', 'Reflective', 'Padded'],
      kind2: ['2 metres', 'retractable', 'hands-free', 'braided'],
      colour: ['red', 'blue', 'black', 'orange'],
    },
    sizes: [
      ['small dog', 0.7],
      ['medium dog', 1],
      ['large dog', 1.3],
    ],
    rupees: [280, 850],
    art: ['guide-dog', 'service-dog'],
  },
  {
    key: 'dog-wash',
    category: 'pets/dogs/dogcare',
    titles: [
      'Dog grooming, {service}, {size}',
      '{coat} dog grooming with {service}, {size}',
      'Bath and {service} for your dog, {size}',
    ],
    about: [
      'Bath, ears and claws in about an hour, by appointment in {town}. Nervous dogs are given time.',
      'Mild shampoo against ticks and itching. Towel-dried and brushed out before you come back.',
    ],
    fill: {
      service: ['clip', 'brush-out', 'tick treatment', 'claw trim'],
      coat: ['Short-coat', 'Long-coat', 'Curly-coat'],
    },
    sizes: [
      ['small dog', 0.7],
      ['medium dog', 1],
      ['large dog', 1.5],
    ],
    rupees: [450, 950],
    art: ['poodle', 'poodle+soap'],
  },
  {
    key: 'cat-food',
    category: 'pets/cats',
    titles: ['{age} cat food, {taste}, {size}', 'Cat food for {cat}, {taste}, {size}'],
    about: [
      'Small crunchy stars that even fussy cats finish. Bag with a zip.',
      'Balanced for indoor life, with fish from the Indian Ocean.',
    ],
    fill: {
      age: ['Kitten', 'Adult', 'Senior', 'Indoor'],
      cat: ['fussy eaters', 'sterilised cats', 'long-haired cats'],
      taste: ['tuna', 'sardine', 'chicken', 'salmon and rice'],
    },
    sizes: [
      ['400 g', 0.3],
      ['1.5 kg', 1],
      ['7 kg', 3.8],
    ],
    rupees: [320, 680],
    art: ['cat-face+fish', 'cat+fish'],
  },
  {
    key: 'cat-comfort',
    category: 'pets/cats',
    titles: ['{kind} cat {thing}, {colour}', 'Cat {thing} with {extra}, {colour}'],
    about: [
      'Stands firm when jumped on. The cover comes off for the wash.',
      'Raffia and cotton, no glue smell. Most cats move in the same evening.',
    ],
    fill: {
      kind: ['Padded', 'Woven', 'Two-storey', 'Folding'],
      thing: ['basket', 'bed', 'scratching post', 'tunnel'],
      extra: ['a cushion', 'a hanging toy', 'a roof'],
      colour: ['grey', 'natural', 'beige', 'blue'],
    },
    rupees: [450, 2200],
    art: ['cat+basket', 'black-cat+basket'],
  },
]
