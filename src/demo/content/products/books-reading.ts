import type { ProductTemplate } from '../template.ts'

export const booksToRead: ProductTemplate[] = [
  {
    key: 'novel',
    category: 'books/reading/novels',
    titles: [
      'Novel: {story}, {binding}',
      '{kind} about {theme}, {binding}',
      '{kind} in {language} about {theme}',
    ],
    about: [
      'Read in two evenings and lent on to the neighbours. Printed on cream paper with a stitched spine.',
      'A slow start, then you will not put it down. Recommended by the shop in {town}.',
      'Clean copy with no marks. Bring it back and we take off a third of its price from the next.',
    ],
    fill: {
      kind: ['Novel', 'Family saga', 'Love story', 'Detective story'],
      story: [
        'a summer in Mahébourg',
        'letters from the harbour',
        'the last cane cart',
        'the tea planter’s daughter',
      ],
      theme: [
        'a sugar estate',
        'two sisters in Rose Hill',
        'a missing fisherman',
        'a cyclone night',
        'a village shop',
      ],
      language: ['English', 'French', 'Kreol'],
      binding: ['paperback', 'hardback', 'large print'],
    },
    rupees: [150, 850],
    art: ['closed-book', 'open-book'],
  },
  {
    key: 'book-bundle',
    category: 'books/reading/novels',
    titles: [
      'Bundle of {size} {kind}, {language}',
      'Second-hand {kind}, bundle of {size}',
      'Holiday reading: {size} {kind}, {language}',
    ],
    about: [
      'Picked by hand and checked for missing pages. Good for the beach, the bus and rainy weeks.',
      'Different authors in every bundle. Tell us what you liked last and we choose around it.',
    ],
    fill: {
      kind: ['detective novels', 'love stories', 'classics', 'adventure novels'],
      language: ['English', 'French', 'mixed languages'],
    },
    sizes: [
      ['three', 0.65],
      ['five', 1],
      ['ten', 1.8],
    ],
    rupees: [320, 750],
    art: ['books', 'books+glasses'],
  },
  {
    key: 'island-history',
    category: 'books/reading/island',
    titles: ['Illustrated book on {subject}', '{subject2}, {format}', 'The story of {subject}, {format}'],
    about: [
      'Old photographs, maps and short chapters that can be read in any order.',
      'Written with the help of people who were there. Index of places at the back.',
      'A good present for family abroad. Text in English and French.',
    ],
    fill: {
      subject: [
        'the sugar railways',
        'Port Louis old and new',
        'the dodo',
        'séga and its drums',
        'the outer islands',
      ],
      subject2: [
        'Birds of the island',
        'Village recipes of the island',
        'Wooden houses of the island',
        'Lighthouses and wrecks',
      ],
      format: ['hardback', 'paperback', 'large format', 'pocket edition'],
    },
    rupees: [380, 2200],
    art: ['orange-book+dodo', 'blue-book+desert-island'],
  },
  {
    key: 'island-map',
    category: 'books/reading/island',
    titles: ['{kind} map of {place}, {size}', 'Map of {place} for {who}, {size}'],
    about: [
      'Contours, footpaths and bus stops drawn clearly, with the names that people really use.',
      'Printed on heavy paper in six colours. The reef, the rivers and every cane track are there.',
    ],
    fill: {
      kind: ['Hiking', 'Road', 'Old-style', 'Illustrated'],
      who: ['walkers', 'visitors', 'the classroom'],
      place: ['Mauritius', 'Rodrigues', 'the south-west', 'the north coast', 'Port Louis'],
    },
    sizes: [
      ['folded', 1],
      ['laminated', 1.6],
      ['framed', 4],
    ],
    rupees: [150, 320],
    art: ['world-map', 'world-map+compass'],
  },
  {
    key: 'children-picture-book',
    category: 'books/reading/children',
    titles: ['Picture book: {story}', '{kind} about {hero}, {language}', 'Bedtime {kind2}: {story}'],
    about: [
      'Big letters, thick pages and a picture on every side. For ages three to six.',
      'Drawn and written on the island. Children ask for it again the next evening.',
    ],
    fill: {
      kind: ['Board book', 'Picture book', 'First reader'],
      kind2: ['story', 'book'],
      story: [
        'the dodo who wanted to fly',
        'a tortoise goes to market',
        'the gecko in the kitchen',
        'Tizan and the kite',
      ],
      hero: ['a shy dodo', 'the fruit bat', 'a little tortoise', 'the lagoon fish'],
      language: ['English', 'French', 'Kreol and English'],
    },
    rupees: [140, 620],
    art: ['open-book+dodo', 'books+teddy-bear'],
  },
]
