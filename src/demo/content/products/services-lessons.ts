import type { ProductTemplate } from '../template.ts'

export const serviceLessons: ProductTemplate[] = [
  {
    key: 'school-tuition',
    category: 'services/lessons/tuition',
    titles: [
      '{subject} tuition, {level}, {size}',
      '{level} {subject2} lessons in {town}, {size}',
      '{subject} lessons for {level}, {size}',
    ],
    about: [
      'Six pupils at most, homework checked each time. A word with the parents every month.',
      'Past papers in the last term, patience all year. First lesson free.',
      'Taught by a former college teacher on a quiet veranda. Online when it rains too hard.',
    ],
    fill: {
      subject: ['Mathematics', 'English', 'French', 'Science'],
      subject2: ['maths', 'English', 'French', 'science'],
      level: ['Grade 6', 'Grade 9', 'SC', 'HSC'],
    },
    sizes: [
      ['one lesson', 0.3],
      ['4 lessons', 1],
      ['a term', 2.8],
    ],
    rupees: [900, 1800],
    art: ['graduation-cap+books', 'books+pencil'],
  },
  {
    key: 'guitar-lessons',
    category: 'services/lessons/arts',
    titles: [
      'Guitar lessons, {level}, {size}',
      '{style} guitar lessons, {level}, {size}',
      '{style} guitar in {town}, {level}, {size}',
    ],
    about: [
      'A song in the first lesson, theory when you ask for it. Guitars lent for the first month.',
      'At home or in our small studio. Adults who start late are very welcome.',
    ],
    fill: {
      style: ['Séga', 'Acoustic', 'Classical', 'Rock'],
      level: ['beginners', 'children from seven', 'advanced'],
    },
    sizes: [
      ['one lesson', 0.3],
      ['4 lessons', 1],
      ['10 lessons', 2.3],
    ],
    rupees: [1400, 2600],
    art: ['guitar+musical-score', 'musical-score+guitar'],
  },
  {
    key: 'dance-lessons',
    category: 'services/lessons/arts',
    titles: [
      '{style} dance class, {level}, {size}',
      'Dance class in {town}, {style2}, {size}',
      '{style} classes for {level}, {size}',
    ],
    about: [
      'Bare feet, wide skirt and a live drum on the last Friday of the month.',
      'Warm-up, steps and one dance that you can show at the end. Come with or without a partner.',
    ],
    fill: {
      style: ['Séga', 'Salsa', 'Bollywood', 'Kathak'],
      style2: ['séga', 'salsa', 'Bollywood', 'folk'],
      level: ['beginners', 'children', 'couples', 'adults'],
    },
    sizes: [
      ['one class', 0.3],
      ['4 classes', 1],
      ['a term', 2.6],
    ],
    rupees: [900, 1900],
    art: ['woman-dancing', 'man-dancing'],
  },
  {
    key: 'driving-lessons',
    category: 'services/lessons/driving',
    titles: [
      'Driving lessons, {kind}, {size}',
      '{kind2} driving lessons in {town}, {size}',
      'Driving course for {who}, {size}',
    ],
    about: [
      'Dual controls, a calm instructor and pick-up at your gate in {town}.',
      'Hills, roundabouts and reverse parking until it is boring. Mock test before the real one.',
    ],
    fill: {
      kind: ['manual car', 'automatic car', 'refresher'],
      kind2: ['Evening', 'Weekend', 'Patient', 'Women’s'],
      who: ['beginners', 'nervous drivers', 'returning drivers'],
    },
    sizes: [
      ['1 hour', 0.12],
      ['5 hours', 0.55],
      ['10 hours', 1],
    ],
    rupees: [6500, 9500],
    art: ['oncoming-automobile', 'automobile'],
  },
]
