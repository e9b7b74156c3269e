import type { Root } from './branch.ts'

export const storeTree: Root[] = [
  {
    icon: 'steaming-bowl',
    branch: [
      'eating',
      'Food to go',
      [
        'snacks',
        'Snack bars',
        ['puri', 'Dholl puri & farata'],
        ['asian', 'Boulettes & mines'],
        ['grill', 'Grills & burgers', ['pizza', 'Pizzerias'], ['rotisserie', 'Rotisseries']],
      ],
      ['curryhouse', 'Curry houses'],
      ['drinks', 'Juice & alouda bars'],
      ['ice', 'Ice cream parlours'],
    ],
  },
  {
    icon: 'basket',
    branch: [
      'grocers',
      'Grocers & makers',
      ['corner', 'Corner shops'],
      [
        'bakers',
        'Bakers & sweets',
        ['bread', 'Bakeries'],
        ['cakes', 'Cake makers'],
        ['mithai', 'Mithai makers'],
      ],
      [
        'growers',
        'Growers',
        ['fruit', 'Fruit & vegetables'],
        ['tea', 'Tea & coffee'],
        ['honey', 'Bee keepers'],
      ],
      ['fishmeat', 'Fish & meat', ['fish', 'Fishmongers'], ['butchers', 'Butchers']],
      ['preserves', 'Pickles & spices'],
    ],
  },
  {
    icon: 'dress',
    branch: [
      'clothing',
      'Fashion',
      ['women', 'Women', ['boutiques', 'Boutiques'], ['traditional', 'Sarees & kurtas']],
      ['men', 'Tailors & menswear'],
      ['shoes', 'Shoes'],
      ['beachwear', 'Beachwear & hats'],
    ],
  },
  {
    icon: 'laptop',
    branch: [
      'electronics',
      'Electronics',
      ['phones', 'Phones & repair'],
      ['computers', 'Computers'],
      ['sound', 'Sound, TV & cameras'],
      ['energy', 'Solar & lighting'],
    ],
  },
  {
    icon: 'couch-and-lamp',
    branch: [
      'house',
      'House & home',
      ['furniture', 'Furniture'],
      ['kitchen', 'Kitchen & table'],
      ['linen', 'Linen & bedding'],
      ['household', 'Cleaning & bath'],
    ],
  },
  {
    icon: 'lotion-bottle',
    branch: [
      'wellbeing',
      'Beauty & health',
      ['soap', 'Soap & cosmetics'],
      ['pharmacy', 'Pharmacies'],
      ['salons', 'Salons', ['hair', 'Hair'], ['spa', 'Nails & massage']],
    ],
  },
  { icon: 'teddy-bear', branch: ['children', 'Children', ['baby', 'Baby shops'], ['toys', 'Toy shops']] },
  {
    icon: 'hammer-and-wrench',
    branch: [
      'hardware',
      'DIY & garden',
      ['quincaillerie', 'Quincailleries'],
      ['paint', 'Paint & building'],
      ['nurseries', 'Plant nurseries'],
      ['locks', 'Locksmiths & safety'],
    ],
  },
  {
    icon: 'motor-scooter',
    branch: [
      'garages',
      'Motors',
      ['dealers', 'Cars & scooters'],
      ['parts', 'Tyres & parts'],
      ['cycles', 'Bicycles'],
    ],
  },
  {
    icon: 'soccer-ball',
    branch: [
      'sports',
      'Sport & sea',
      ['general', 'Sports shops'],
      ['sea', 'Sea & fishing', ['diving', 'Diving & boats'], ['tackle', 'Fishing tackle']],
      ['outdoor', 'Hiking & camping'],
    ],
  },
  {
    icon: 'gem-stone',
    branch: [
      'jewellers',
      'Jewellers',
      ['goldsmiths', 'Goldsmiths'],
      ['beads', 'Beads & pearls'],
      ['watchmakers', 'Watchmakers'],
    ],
  },
  {
    icon: 'books',
    branch: ['paper', 'Books & stationery', ['bookshops', 'Bookshops'], ['school', 'School & art']],
  },
  {
    icon: 'wrapped-gift',
    branch: [
      'gifts',
      'Gifts & crafts',
      [
        'workshops',
        'Workshops',
        ['weaving', 'Weavers & sewing'],
        ['models', 'Model makers'],
        ['pottery', 'Potters & candles'],
      ],
      ['florists', 'Florists'],
      ['party', 'Party shops'],
      ['festive', 'Festival shops'],
    ],
  },
  { icon: 'dog-face', branch: ['animals', 'Pets', ['petshops', 'Pet shops'], ['aquariums', 'Aquariums']] },
  {
    icon: 'guitar',
    branch: ['stage', 'Music & events', ['instruments', 'Instruments'], ['hire', 'Event hire']],
  },
  {
    icon: 'bellhop-bell',
    branch: [
      'services',
      'Services & outings',
      ['home', 'Home services'],
      ['lessons', 'Lessons'],
      ['outings', 'Outings', ['boats', 'Boat trips'], ['guides', 'Guides & taxis']],
      ['photo', 'Photo & print'],
    ],
  },
]
