import type { ProductTemplate } from '../template.ts'

export const schoolSupplies: ProductTemplate[] = [
  {
    key: 'exercise-books',
    category: 'books/school/stationery',
    titles: ['{cover} exercise books, {ruling}, {size}', 'Exercise books, {ruling}, {size}, {pages} pages'],
    about: [
      'White paper that takes a fountain pen without bleeding through. Name label on the cover.',
      'The sizes on the school list. Bring the list and we pack the whole of it.',
    ],
    fill: {
      ruling: ['single ruled', 'squared', 'double ruled', 'plain'],
      cover: ['Hard-cover', 'Soft-cover', 'Recycled paper'],
      pages: ['80', '120', '160'],
    },
    sizes: [
      ['pack of 5', 1],
      ['pack of 10', 1.9],
      ['pack of 20', 3.6],
    ],
    rupees: [110, 190],
    art: ['notebook', 'notebook-with-decorative-cover'],
  },
  {
    key: 'pens-pencils',
    category: 'books/school/stationery',
    titles: [
      '{kind} pencils, {size}',
      'School pencils, {size}, with {extra}',
      '{kind} pencils with {extra}, {size}',
    ],
    about: [
      'Lead that does not snap in the sharpener. Soft enough for drawing, hard enough for sums.',
      'Smooth cedar, easy to hold for small fingers.',
    ],
    fill: {
      kind: ['HB', 'Triangular', 'Soft', 'Drawing'],
      extra: ['sharpener', 'eraser', 'pencil case', 'ruler'],
    },
    sizes: [
      ['box of 12', 1],
      ['box of 24', 1.8],
      ['box of 36', 2.6],
    ],
    rupees: [70, 150],
    art: ['pencil', 'pencil+straight-ruler'],
  },
  {
    key: 'school-bag',
    category: 'books/school/schoolbags',
    titles: [
      'School bag, {colour}, {size}',
      '{kind} school bag for {level}, {colour}, {size}',
      '{kind} school bag with {extra}, {size}',
    ],
    about: [
      'Padded back, wide straps and a base that stands in puddles without soaking the books.',
      'Two main pockets, a place for the lunch box and a loop for the umbrella.',
      'Double-stitched where bags give way first. We mend the zips for a year.',
    ],
    fill: {
      kind: ['Light', 'Wheeled', 'Waterproof', 'Ergonomic'],
      level: ['primary', 'college', 'pre-primary'],
      colour: ['navy', 'red', 'purple', 'green', 'grey and yellow'],
      extra: ['lunch bag', 'rain cover', 'pencil case'],
    },
    sizes: [
      ['15 L', 0.8],
      ['22 L', 1],
      ['30 L', 1.2],
    ],
    rupees: [650, 2300],
    art: ['backpack', 'backpack+pencil'],
  },
  {
    key: 'college-revision',
    category: 'books/school/maths',
    titles: [
      '{level} {subject} revision book',
      '{subject2} past questions for {level2}, {detail}',
      '{level} {subject} workbook, {detail}',
    ],
    about: [
      'Short lessons, then graded questions with worked answers at the back.',
      'Follows the local syllabus chapter by chapter. Space to write in the book itself.',
      'Put together by teachers who mark papers. Used copies at half price when we have them.',
    ],
    fill: {
      level: ['School Certificate', 'HSC', 'Grade 9'],
      level2: ['SC', 'HSC', 'Grade 9'],
      subject: ['mathematics', 'physics', 'chemistry', 'biology'],
      subject2: ['Mathematics', 'Physics', 'Chemistry', 'Biology'],
      detail: ['with answers', 'ten years', 'two volumes'],
    },
    rupees: [160, 680],
    art: ['green-book+triangular-ruler', 'blue-book+abacus'],
  },
  {
    key: 'cpe-revision',
    category: 'books/school/maths',
    titles: [
      'CPE {subject} revision, {detail}',
      'CPE {subject} {format} for {grade}',
      '{grade} {subject} {format}, {detail}',
    ],
    about: [
      'One page to learn, one page to practise, with a star chart for finished chapters.',
      'Sums and questions drawn from market, beach and bus, so that children see what they are for.',
    ],
    fill: {
      subject: ['mathematics', 'science', 'maths and science'],
      format: ['workbook', 'question book', 'revision cards'],
      grade: ['Grade 5', 'Grade 6', 'Grade 4'],
      detail: ['with answers', 'with mock papers', 'for the holidays'],
    },
    rupees: [120, 340],
    art: ['abacus', 'orange-book+abacus'],
  },
  {
    key: 'geometry-set',
    category: 'books/school/maths',
    titles: [
      'Geometry set, {pieces}, {case}',
      '{kind} geometry set, {pieces}',
      '{kind} ruler and set squares, {case}',
    ],
    about: [
      'Clear markings that do not rub off before the exams. Protractor and two set squares included.',
      'Compass with a locking hinge, so that a circle stays a circle.',
    ],
    fill: {
      kind: ['Unbreakable', 'Metal', 'Student', 'Flexible'],
      pieces: ['6 pieces', '8 pieces', '10 pieces'],
      case: ['tin box', 'clear pouch', 'zip case'],
    },
    rupees: [75, 420],
    art: ['triangular-ruler', 'straight-ruler+pencil'],
  },
  {
    key: 'microscope',
    category: 'books/school/maths',
    titles: ['{kind} microscope, {power}', 'Microscope for {use}, {power}', '{kind} microscope with {extra}'],
    about: [
      'Look at onion skin, pond water and sand from the beach. Ten prepared slides to begin with.',
      'Metal arm and glass lenses, not a toy. Lamp works on batteries.',
    ],
    fill: {
      kind: ['Student', 'Laboratory', 'First', 'Twin-eyepiece'],
      power: ['up to 400×', 'up to 640×', 'up to 1000×'],
      use: ['college biology', 'young explorers', 'the classroom'],
      extra: ['ten slides', 'carry case', 'phone holder'],
    },
    rupees: [1400, 9800],
    art: ['microscope', 'microscope+leafy-green'],
  },
  {
    key: 'paint-set',
    category: 'books/art',
    titles: [
      '{paint} paint set, {size}',
      '{paint} paints with {extra}, {size}',
      '{paint} paints for {who}, {size}',
    ],
    about: [
      'Strong pigments that mix cleanly. Enough turquoise for a whole lagoon.',
      'Washes out of uniforms with cold water. Refills sold one by one.',
    ],
    fill: {
      paint: ['Watercolour', 'Acrylic', 'Gouache', 'Poster'],
      extra: ['palette', 'three brushes', 'paper pad'],
      who: ['beginners', 'school', 'the studio'],
    },
    sizes: [
      ['12 colours', 1],
      ['24 colours', 1.8],
      ['36 colours', 2.5],
    ],
    rupees: [220, 680],
    art: ['artist-palette', 'artist-palette+paintbrush'],
  },
  {
    key: 'crayons',
    category: 'books/art',
    titles: ['{kind} crayons, {size}', '{kind} crayons for {who}, {size}', 'Crayons with {extra}, {size}'],
    about: [
      'Thick sticks that survive small fists. Non-toxic and easy to wipe off a table.',
      'Bright on white and on brown paper alike. Every colour has its own sleeve.',
    ],
    fill: {
      kind: ['Wax', 'Jumbo', 'Oil pastel', 'Twist-up'],

      who: ['toddlers', 'pre-primary', 'school'],
      extra: ['colouring book', 'sharpener', 'storage tin'],
    },
    sizes: [
      ['box of 8', 0.6],
      ['box of 12', 1],
      ['box of 24', 1.8],
    ],
    rupees: [95, 240],
    art: ['crayon', 'crayon+memo'],
  },
]
