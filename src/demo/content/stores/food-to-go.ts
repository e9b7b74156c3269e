import type { StoreDefinition } from './definition.ts'

export const foodToGo: StoreDefinition[] = [
  {
    name: 'Dholl Puri Tonton Rishi',
    about:
      'Split-pea flatbreads rolled so thin that you can read the cricket scores through them. The line moves fast, and the chilli is not a joke.',
    category: 'eating/snacks/puri',
    sells: ['food/ready/street/puri', 'food/drinks'],
    art: ['flatbread', 'hot-pepper', 'bubble-tea'],
    place: 'Rose Hill',
    week: 'dawn',
    signs: ['Dholl Puri', 'Farata'],
    news: {
      title: 'Sunday tip',
      message:
        'We sell out before nine on Sundays. Message us by Saturday evening and your pairs wait under a cloth.',
    },
    halal: true,
  },
  {
    name: 'Boulettes Trwa Zetwal',
    about:
      'Niouk yen, sao mai and chou chou in a broth that starts at five in the morning. Pull up a plastic stool and point at what you want.',
    category: 'eating/snacks/asian',
    sells: ['food/ready/street/boulettes', 'food/ready/wok'],
    art: ['steaming-bowl', 'dumpling', 'chopsticks'],
    place: 'Port Louis',
    week: 'lunch',
    signs: ['Boulettes', 'Mines & Bouillon'],
  },
  {
    name: 'Gato Pima Gran Matin',
    about:
      'Chilli cakes, samousas and gato arouy, straight from the karay into a paper cone. Go with buttered bread, as your grandmother would insist.',
    category: 'eating/snacks/puri',
    sells: ['food/ready/street/fried', 'food/ready/street/puri'],
    art: ['falafel', 'hot-pepper', 'bread'],
    place: 'Mahébourg',
    week: 'dawn',
    signs: ['Gato Pima', 'Samousas'],
    halal: true,
  },
  {
    name: 'Snack Lalinn Plin',
    about:
      'The lights that are still on when the rest of the coast has gone to bed. Fried noodles, grilled burgers and a sea breeze until two in the morning.',
    category: 'eating/snacks/grill/rotisserie',
    sells: ['food/ready/burgers', 'food/ready/wok'],
    art: ['hamburger', 'crescent-moon', 'french-fries'],
    place: 'Flic en Flac',
    week: 'night',
    coast: true,
    signs: ['Night Snack', 'Grill'],
    news: {
      title: null,
      message: 'Full moon means free ginger juice with every plate of mines, until the jug is empty.',
    },
  },
  {
    name: 'Pizza Dodo Pa Dormi',
    about:
      'Thin dough, a filao-wood fire and a smoked marlin topping that divides families. Open when the clubs are, which is to say late.',
    category: 'eating/snacks/grill/pizza',
    sells: ['food/ready/burgers', 'food/drinks'],
    art: ['pizza', 'fire', 'dodo'],
    place: 'Grand Baie',
    week: 'weekendNight',
    signs: ['Pizza', 'Wood-fire Pizza'],
  },
  {
    name: 'Briani Gran Deg',
    about:
      'One copper deg a day, sealed with dough and opened at half past ten. When the scraping starts, it is too late.',
    category: 'eating/curryhouse',
    sells: ['food/ready/curries'],
    art: ['curry-rice', 'shallow-pan-of-food', 'onion'],
    place: 'Port Louis',
    week: 'lunch',
    signs: ['Briani', 'Deg & Curry'],
    news: {
      title: 'Weddings and prayers',
      message:
        'For more than thirty plates please tell us three days ahead, so that the potatoes can be fried properly.',
    },
    halal: true,
  },
  {
    name: 'Alouda Bisiklet Ble',
    about:
      'It began with a churn on the back of a blue bicycle, and the bicycle still hangs above the counter. Cold milk, basil seeds and more agar than anybody needs.',
    category: 'eating/drinks',
    sells: ['food/drinks', 'food/bakery/ice'],
    art: ['bubble-tea', 'cup-with-straw', 'bicycle'],
    place: 'Quatre Bornes',
    week: 'mall',
    signs: ['Alouda', 'Juice Bar'],
    news: {
      title: 'New this week',
      message: 'Tamarind and cane juice, pressed while you wait and served with too much ice.',
    },
  },
]
