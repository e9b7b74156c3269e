import type { StoreDefinition } from './definition.ts'

export const cultureAndGifts: StoreDefinition[] = [
  {
    name: 'Paz Marke',
    about:
      'Novels, island history and children’s books in four languages, shelved by a librarian who retired and got bored. Read the first chapter here.',
    category: 'paper/bookshops',
    sells: ['books/reading'],
    art: ['books', 'open-book', 'bookmark'],
    place: 'Curepipe',
    week: 'town',
    signs: ['Bookshop', 'Libreri'],
    news: {
      title: 'Story hour',
      message:
        'Saturday at ten for the under-eights. Zistwar of the hare and the tortoise king, with voices.',
    },
  },
  {
    name: 'Kreyon Kase',
    about:
      'Exercise books, school bags and enough glue for a science fair. Parents who bring the list leave in ten minutes with everything.',
    category: 'paper/school',
    sells: ['books/school', 'books/art'],
    art: ['pencil', 'backpack', 'artist-palette'],
    place: 'Surinam',
    week: 'corner',
    signs: ['Stationery', 'School Corner'],
  },
  {
    name: 'Vakwa ek Pandanis',
    about:
      'Baskets, hats and tentes woven from pandanus by nine women and one patient husband. Each carries the initials of the hands that made it.',
    category: 'gifts/workshops/weaving',
    sells: ['home/decoration/baskets', 'gifts/crafts/sewing', 'fashion/bags/hats'],
    art: ['basket', 'yarn', 'womans-hat'],
    place: 'Port Mathurin',
    week: 'fair',
    signs: ['Weavers', 'Vakwa'],
  },
  {
    name: 'Ti Bato Gran Lamer',
    about:
      'Ships of the line on a scale of one to a hundred, with rigging tied by people who have excellent eyesight. The dodos on the shelf are smaller and quicker to make.',
    category: 'gifts/workshops/models',
    sells: ['gifts/crafts/models', 'gifts/crafts/souvenirs'],
    art: ['sailboat', 'anchor', 'dodo'],
    place: 'Curepipe',
    week: 'lagoon',
    signs: ['Model Ships', 'Ti Bato'],
  },
  {
    name: 'Later Kwit',
    about:
      'Bowls, lamps and teapots thrown from local clay and fired on Wednesdays. Seconds are on the wall outside, for whatever you think is fair.',
    category: 'gifts/workshops/pottery',
    sells: ['gifts/crafts/pottery', 'gifts/candles', 'home/kitchen/tableware'],
    art: ['amphora', 'candle', 'teacup-without-handle'],
    place: 'Calebasses',
    week: 'beach',
    signs: ['Pottery', 'Clay & Wax'],
    news: { title: null, message: 'The kiln opens this Thursday. Come early if you want the blue glaze.' },
  },
  {
    name: 'Bouke Tou Zour',
    about:
      'Anthuriums, roses and marigolds by the stem or the armful, fresh from the wet side of the island. Apologies are tied with extra ribbon.',
    category: 'gifts/florists',
    sells: ['gifts/flowers', 'festivals/offerings'],
    art: ['bouquet', 'rose', 'hibiscus'],
    place: 'Quatre Bornes',
    week: 'corner',
    signs: ['Flowers', 'Bouke'],
  },
  {
    name: 'Balon Kontan',
    about:
      'Balloons, candles shaped like numbers and boxes with a bow on top. We have inflated a dodo, twice, and would do it again.',
    category: 'gifts/party',
    sells: ['gifts/party', 'gifts/hampers'],
    art: ['balloon', 'party-popper', 'wrapped-gift'],
    place: 'Vacoas',
    week: 'mall',
    signs: ['Party Shop', 'Fet'],
  },
  {
    name: 'Lalimier Tou Lafet',
    about:
      'Clay lamps in October, red lanterns in January, stars in December and dates for iftar. The window changes more often than the weather.',
    category: 'gifts/festive',
    sells: ['festivals/lamps', 'festivals/seasons'],
    art: ['diya-lamp', 'red-paper-lantern', 'sparkler'],
    place: 'Port Louis',
    week: 'shop',
    signs: ['Festival House', 'Lafet'],
    news: {
      title: 'Lamps by the hundred',
      message: 'Plain clay diyas are cheaper by the tray. Wicks come free with the third tray, oil does not.',
    },
  },
  {
    name: 'Ravann & Triyang',
    about:
      'Goatskin ravannes warmed by a fire before you try them, guitars that do not need it. Sega lessons spill onto the pavement on Saturdays.',
    category: 'stage/instruments',
    sells: ['music/instruments', 'services/lessons/arts'],
    art: ['long-drum', 'guitar', 'maracas'],
    place: 'Mahébourg',
    week: 'beach',
    signs: ['Music House', 'Ravann'],
  },
  {
    name: 'Sal Vert Sono',
    about:
      'Tents, two hundred chairs and speakers that reach the next village, up by noon and gone by dawn. Tickets for other people’s parties are at the desk.',
    category: 'stage/hire',
    sells: ['music/hire', 'music/studio', 'music/tickets'],
    art: ['circus-tent', 'microphone', 'mirror-ball'],
    place: 'Saint Pierre',
    week: 'shop',
    signs: ['Event Hire', 'Sono'],
  },
]
