import type { Root } from './branch.ts'

const everyday: Root[] = [
  {
    icon: 'shopping-bags',
    branch: [
      'fashion',
      'Fashion & shoes',
      [
        'women',
        'Women',
        ['dresses', 'Dresses'],
        ['tops', 'Tops & blouses'],
        ['swimwear', 'Swimwear'],
        ['traditional', 'Traditional wear', ['sarees', 'Sarees'], ['kurtas', 'Kurtas & churidars']],
      ],
      ['men', 'Men', ['shirts', 'Shirts & T-shirts'], ['trousers', 'Trousers & shorts'], ['suits', 'Suits & ties']],
      ['shoes', 'Shoes', ['sneakers', 'Sneakers'], ['sandals', 'Sandals & savates'], ['dress', 'Dress shoes']],
      ['bags', 'Bags & accessories', ['handbags', 'Handbags'], ['hats', 'Hats & caps'], ['eyewear', 'Sunglasses']],
    ],
  },
  {
    icon: 'mobile-phone',
    branch: [
      'tech',
      'Phones & computers',
      ['phones', 'Phones', ['smartphones', 'Smartphones'], ['chargers', 'Cases & chargers']],
      [
        'computers',
        'Computers',
        ['laptops', 'Laptops'],
        ['desktops', 'Desktops & screens'],
        [
          'accessories',
          'Computer accessories',
          ['input', 'Keyboards & mice'],
          ['printers', 'Printers'],
          ['storage', 'Storage & network'],
        ],
      ],
      ['sound', 'Sound & vision', ['headphones', 'Headphones'], ['speakers', 'Speakers & radios'], ['tv', 'Televisions']],
      ['cameras', 'Cameras'],
      ['gaming', 'Gaming'],
    ],
  },
  {
    icon: 'couch-and-lamp',
    branch: [
      'home',
      'Home & furniture',
      ['living', 'Living room', ['sofas', 'Sofas & tables'], ['lighting', 'Lighting']],
      ['bedroom', 'Bedroom', ['beds', 'Beds & mattresses'], ['linen', 'Bed linen']],
      [
        'kitchen',
        'Kitchen',
        ['cookware', 'Cookware', ['pots', 'Pots & pans'], ['knives', 'Knives & tools']],
        ['tableware', 'Tableware'],
      ],
      ['bathroom', 'Bathroom'],
      ['cleaning', 'Cleaning'],
      ['decoration', 'Decoration', ['frames', 'Frames & mirrors'], ['baskets', 'Baskets'], ['clocks', 'Clocks']],
    ],
  },
  {
    icon: 'mango',
    branch: [
      'food',
      'Food & groceries',
      ['fresh', 'Fruit & vegetables', ['fruit', 'Fruit'], ['vegetables', 'Vegetables'], ['spices', 'Herbs & spices']],
      ['fishmeat', 'Fish & meat', ['fish', 'Fish & seafood'], ['meat', 'Meat & poultry']],
      [
        'bakery',
        'Bakery & sweets',
        ['bread', 'Bread'],
        ['cakes', 'Cakes & pastries'],
        ['mithai', 'Mithai & sweets'],
        ['ice', 'Ice cream'],
      ],
      [
        'pantry',
        'Pantry',
        ['preserves', 'Preserves', ['achards', 'Achards'], ['chilli', 'Chilli & sauces'], ['honey', 'Honey & jam']],
        ['staples', 'Rice, pulses & eggs'],
        ['brews', 'Tea & coffee', ['tea', 'Tea'], ['coffee', 'Coffee & cocoa']],
      ],
      [
        'ready',
        'Ready to eat',
        ['street', 'Street food', ['puri', 'Dholl puri & farata'], ['fried', 'Gato pima & samousas'], ['boulettes', 'Boulettes']],
        ['wok', 'Mines & fried rice'],
        ['curries', 'Curries & briani'],
        ['burgers', 'Pizza & burgers'],
      ],
      ['drinks', 'Juices & alouda'],
    ],
  },
  {
    icon: 'lotion-bottle',
    branch: [
      'beauty',
      'Beauty & health',
      ['skin', 'Skin care', ['soaps', 'Soaps'], ['creams', 'Creams & oils']],
      ['hair', 'Hair care'],
      ['makeup', 'Make-up', ['lips', 'Lips'], ['nails', 'Nails']],
      ['health', 'Health', ['firstaid', 'First aid'], ['wellness', 'Vitamins & wellness'], ['mobility', 'Mobility aids']],
    ],
  },
  {
    icon: 'teddy-bear',
    branch: [
      'kids',
      'Baby & toys',
      ['baby', 'Baby care', ['feeding', 'Feeding'], ['clothes', 'Baby clothes & linen']],
      [
        'toys',
        'Toys',
        ['soft', 'Soft toys'],
        ['games', 'Games & puzzles'],
        ['outdoor', 'Outdoor toys', ['kites', 'Kites & yo-yos'], ['wheels', 'Scooters & skates']],
      ],
    ],
  },
]

const leisure: Root[] = [
  {
    icon: 'hammer-and-wrench',
    branch: [
      'diy',
      'DIY & garden',
      ['tools', 'Tools', ['hand', 'Hand tools'], ['cutting', 'Saws & axes'], ['boxes', 'Tool boxes & ladders']],
      ['building', 'Building', ['paint', 'Paint'], ['electrical', 'Electrical & solar'], ['materials', 'Materials']],
      ['plumbing', 'Plumbing'],
      ['garden', 'Garden', ['plants', 'Plants', ['indoor', 'House plants'], ['seedlings', 'Seedlings & trees']], ['care', 'Garden care']],
      ['safety', 'Safety & locks'],
    ],
  },
  {
    icon: 'automobile',
    branch: [
      'motors',
      'Cars & motorbikes',
      ['vehicles', 'Vehicles', ['cars', 'Cars'], ['bikes', 'Motorbikes & scooters'], ['pickups', 'Vans & pick-ups']],
      ['parts', 'Parts', ['tyres', 'Tyres & wheels'], ['batteries', 'Batteries & oil']],
      ['care', 'Car care & accessories'],
    ],
  },
  {
    icon: 'soccer-ball',
    branch: [
      'sport',
      'Sport & outdoors',
      ['team', 'Team sports', ['football', 'Football'], ['volley', 'Volleyball & basketball']],
      ['racket', 'Racket sports'],
      ['fitness', 'Running & fitness'],
      ['water', 'Water sports', ['snorkel', 'Snorkelling'], ['boats', 'Kayaks & boats']],
      ['fishing', 'Fishing'],
      ['hiking', 'Hiking & camping'],
      ['cycling', 'Cycling'],
    ],
  },
  {
    icon: 'gem-stone',
    branch: [
      'jewellery',
      'Jewellery & watches',
      ['rings', 'Rings'],
      ['necklaces', 'Necklaces & bracelets', ['beads', 'Beads'], ['pearls', 'Pearls & shells']],
      ['bridal', 'Bridal sets'],
      ['watches', 'Watches'],
    ],
  },
  {
    icon: 'books',
    branch: [
      'books',
      'Books & school',
      ['reading', 'Books', ['novels', 'Novels & stories'], ['island', 'Island & history'], ['children', "Children's books"]],
      ['school', 'School', ['stationery', 'Stationery'], ['schoolbags', 'School bags'], ['maths', 'Maths & science']],
      ['art', 'Art supplies'],
    ],
  },
  {
    icon: 'wrapped-gift',
    branch: [
      'gifts',
      'Gifts & crafts',
      ['hampers', 'Hampers & gift boxes'],
      [
        'crafts',
        'Local crafts',
        ['models', 'Model ships'],
        ['pottery', 'Pottery'],
        ['souvenirs', 'Souvenirs', ['dodo', 'Dodos & tortoises'], ['shells', 'Shells & coral']],
        ['sewing', 'Sewing & wool'],
      ],
      ['flowers', 'Flowers'],
      ['party', 'Balloons & party'],
      ['candles', 'Candles'],
    ],
  },
  {
    icon: 'paw-prints',
    branch: [
      'pets',
      'Pets',
      ['dogs', 'Dogs', ['dogfood', 'Dog food'], ['dogcare', 'Dog care & toys']],
      ['cats', 'Cats'],
      ['birds', 'Birds & poultry'],
      ['aquarium', 'Fish & aquariums'],
      ['small', 'Small animals'],
    ],
  },
  {
    icon: 'guitar',
    branch: [
      'music',
      'Music & events',
      ['instruments', 'Instruments', ['strings', 'Strings'], ['keys', 'Keyboards & accordions'], ['drums', 'Ravannes & drums'], ['wind', 'Wind']],
      ['studio', 'Studio & stage'],
      ['hire', 'Event hire', ['lights', 'Sound & lights'], ['tents', 'Tents & chairs']],
      ['tickets', 'Tickets'],
    ],
  },
  {
    icon: 'bellhop-bell',
    branch: [
      'services',
      'Services & outings',
      ['repairs', 'Repairs', ['devices', 'Phones & computers'], ['appliances', 'Home appliances'], ['garage', 'Garage']],
      ['household', 'At home', ['housework', 'Cleaning'], ['gardening', 'Gardening']],
      ['care', 'Beauty & care', ['salon', 'Hair'], ['manicure', 'Nails'], ['massage', 'Massage']],
      ['lessons', 'Lessons', ['tuition', 'School tuition'], ['arts', 'Music & dance'], ['driving', 'Driving']],
      ['outings', 'Outings', ['sea', 'At sea', ['catamaran', 'Boat trips'], ['dolphins', 'Dolphins & diving']], ['hikes', 'Hikes'], ['transport', 'Taxi & car hire']],
      ['photo', 'Photography & print'],
    ],
  },
  {
    icon: 'diya-lamp',
    branch: [
      'festivals',
      'Festivals & faith',
      ['lamps', 'Lamps & incense'],
      ['seasons', 'Festive seasons', ['divali', 'Divali'], ['spring', 'Spring Festival'], ['christmas', 'Christmas'], ['eid', 'Eid']],
      ['offerings', 'Flowers & offerings'],
    ],
  },
]

export const productTree: Root[] = [...everyday, ...leisure]
