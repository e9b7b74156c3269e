import type { ProductTemplate } from '../template.ts'

/** Phones and computers; sound, pictures and games stand in tech-media.ts. */
export const tech: ProductTemplate[] = [
  {
    key: 'smartphone',
    category: 'tech/phones/smartphones',
    titles: [
      '{screen} smartphone, {size}, {colour}',
      'Dual-SIM smartphone, {size}, {colour}',
      '{screen} 5G phone with {size}',
    ],
    about: [
      'Sealed box, unlocked for every network on the island, {guarantee}. Charger and cover included.',
      'Battery for a day and a half, sharp camera, {guarantee}. Your contacts are moved over in the shop.',
      'Bright screen that can be read at noon on the beach. {gift} free with the phone.',
    ],
    fill: {
      screen: ['6.1-inch', '6.4-inch', '6.5-inch', '6.7-inch'],
      colour: ['black', 'mint', 'sky blue', 'silver'],
      guarantee: ['one-year guarantee', 'two-year guarantee'],
      gift: ['A screen protector comes', 'A clear case comes', 'A 32 GB card comes'],
    },
    sizes: [
      ['64 GB', 0.8],
      ['128 GB', 1],
      ['256 GB', 1.35],
    ],
    rupees: [6500, 24900],
    art: ['mobile-phone', 'mobile-phone+wireless', 'mobile-phone-with-arrow'],
  },
  {
    key: 'charger',
    category: 'tech/phones/chargers',
    titles: [
      '{watts} fast charger with {cable}',
      '{watts} wall charger, {plug}',
      'USB charger, {plug}, {cable}',
    ],
    about: [
      'Takes a phone from empty to half in about thirty minutes. Protected against surges after a power cut.',
      'Comes with {cable}; stays cool and fits both square and round sockets with the adaptor.',
    ],
    fill: {
      watts: ['20 W', '33 W', '45 W', '65 W'],
      cable: ['1 m cable', '2 m braided cable', 'USB-C cable'],
      plug: ['square pins', 'round pins', 'two ports', 'three ports'],
    },
    rupees: [250, 1350],
    art: ['electric-plug', 'electric-plug+mobile-phone', 'battery+electric-plug'],
  },
  {
    key: 'power-bank',
    category: 'tech/phones/chargers',
    titles: [
      'Power bank {size}, {extra}',
      'Cyclone-ready power bank, {size}, {extra}',
      'Slim power bank {size} in {colour}',
    ],
    about: [
      'Keeps two phones going through a long power cut. Four small lights show what is left.',
      'Charges by USB-C in three hours and may travel in hand luggage.',
    ],
    fill: {
      extra: ['two ports', 'with torch', 'wireless charging', 'solar panel on top'],
      colour: ['black', 'white', 'blue'],
    },
    sizes: [
      ['10,000 mAh', 1],
      ['20,000 mAh', 1.5],
      ['30,000 mAh', 2],
    ],
    rupees: [590, 1290],
    art: ['battery', 'battery+mobile-phone', 'low-battery+electric-plug'],
  },
  {
    key: 'laptop',
    category: 'tech/computers/laptops',
    titles: ['{inch} laptop, {size}', '{use} laptop, {inch}, {size}', 'Slim {inch} laptop with {size}'],
    about: [
      'Set up with your language, office programs and a year of guarantee. Bag included.',
      'Quiet fan, full keyboard and a battery that lasts a day of lectures. Memory can be added later.',
      'Tested for a night before it leaves the shop in {town}; data is copied from your old machine.',
    ],
    fill: {
      inch: ['13-inch', '14-inch', '15.6-inch', '16-inch'],
      use: ['Student', 'Office', 'Home', 'Design'],
    },
    sizes: [
      ['8 GB, 256 GB', 0.8],
      ['16 GB, 512 GB', 1.1],
      ['32 GB, 1 TB', 1.7],
    ],
    rupees: [21500, 46900],
    art: ['laptop', 'laptop+computer-mouse', 'laptop+backpack'],
  },
  {
    key: 'desktop',
    category: 'tech/computers/desktops',
    titles: [
      '{use} desktop computer, {memory}',
      'All-in-one computer, {memory}',
      '{use} PC with screen, {memory}',
    ],
    about: [
      'Tower, screen, keyboard and mouse, connected and updated. We bring it to {town} and switch it on for you.',
      'Assembled here, so that every part can be repaired here. One year of guarantee on parts and work.',
    ],
    fill: {
      use: ['Office', 'Family', 'Gaming', 'Shop-till', 'Architect'],
      memory: ['8 GB memory', '16 GB memory', '32 GB memory'],
    },
    rupees: [18900, 64900],
    art: ['desktop-computer', 'desktop-computer+keyboard', 'desktop-computer+computer-mouse'],
  },
  {
    key: 'keyboard',
    category: 'tech/computers/accessories/input',
    titles: [
      '{kind} keyboard, {layout}',
      '{kind} keyboard in {colour}',
      'Keyboard and mouse set, {layout}, {colour}',
    ],
    about: [
      'Keys with a clear press and legs that do not slide. Spills of tea run off below.',
      'Works two years on one pair of batteries; {layout} letters that do not rub away.',
    ],
    fill: {
      kind: ['Wireless', 'Mechanical', 'Silent', 'Compact'],
      layout: ['QWERTY', 'AZERTY'],
      colour: ['black', 'white', 'grey'],
    },
    rupees: [390, 2900],
    art: ['keyboard', 'keyboard+computer-mouse'],
  },
  {
    key: 'printer',
    category: 'tech/computers/accessories/printers',
    titles: [
      '{kind} printer, {feature}',
      '{kind} printer with scanner, {feature}',
      'Home printer, {feature}',
    ],
    about: [
      'Prints school projects for a whole term on one filling. First ink set included.',
      'Installed on your phone and computer in the shop, so that it works when you reach {town}.',
    ],
    fill: {
      kind: ['Ink-tank', 'Laser', 'Compact', 'Photo', 'A3'],
      feature: ['wireless', 'two-sided', 'colour', 'black and white'],
    },
    rupees: [3900, 14900],
    art: ['printer', 'printer+page-facing-up', 'printer+wireless'],
  },
  {
    key: 'storage',
    category: 'tech/computers/accessories/storage',
    titles: ['{kind}, {size}', '{kind} {size}, {use}', 'Fast {size} drive for {use}'],
    about: [
      'Keep the wedding photographs twice. We copy your old disk onto it the same day.',
      'Small enough for a pocket, sealed against dust, three-year guarantee.',
    ],
    fill: {
      kind: ['Portable drive', 'Pocket drive', 'Solid-state drive', 'External disk'],
      use: ['photos', 'backups', 'school work', 'films'],
    },
    sizes: [
      ['128 GB', 0.6],
      ['500 GB', 1],
      ['1 TB', 1.7],
    ],
    rupees: [1100, 2300],
    art: ['floppy-disk+laptop', 'floppy-disk+camera'],
  },
  {
    key: 'router',
    category: 'tech/computers/accessories/storage',
    titles: ['Wi-Fi {kind}, {feature}', 'Home {kind} with {feature}', 'Long-range {kind}, {feature}'],
    about: [
      'Reaches the back bedroom through concrete walls. Set up with your fibre box in ten minutes.',
      'Steady for video calls with four people online at once; {feature}.',
    ],
    fill: {
      kind: ['router', 'repeater', 'mesh set', 'access point'],
      feature: ['four aerials', 'dual band', 'SIM slot', 'guest network'],
    },
    rupees: [790, 5900],
    art: ['wireless', 'wireless+house'],
  },
]
