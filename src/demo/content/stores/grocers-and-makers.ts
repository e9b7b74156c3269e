import type { StoreDefinition } from './definition.ts'

export const grocersAndMakers: StoreDefinition[] = [
  {
    name: 'Laboutik Lakwin Ah-Sen',
    about:
      'Rice by the pound, matches by the box and gossip by the hour, over the same wooden counter since 1958. If it is not on the shelf, it is in the back.',
    category: 'grocers/corner',
    sells: ['food/pantry/staples', 'food/pantry/brews', 'home/cleaning'],
    art: ['cooked-rice', 'canned-food', 'soap'],
    place: 'Curepipe',
    week: 'corner',
    signs: ['Laboutik', 'Corner Store'],
    unverified: true,
  },
  {
    name: 'Boulanzri Trwazer di Matin',
    about:
      'Maison bread with a crust that wakes the neighbours, from a wood oven lit at three. By seven the pain fouré are gone.',
    category: 'grocers/bakers/bread',
    sells: ['food/bakery/bread', 'food/bakery/cakes'],
    art: ['bread', 'baguette-bread', 'croissant'],
    place: 'Goodlands',
    week: 'oven',
    signs: ['Boulangerie', 'Bread & Oven'],
  },
  {
    name: 'Barfi & Bonhomie',
    about:
      'Milk cooked down for hours by three sisters who disagree about everything except sugar. Boxes for weddings, pujas and exam results, good or bad.',
    category: 'grocers/bakers/mithai',
    sells: ['food/bakery/mithai', 'festivals/offerings'],
    art: ['custard', 'cookie', 'diya-lamp'],
    place: 'Triolet',
    week: 'shop',
    signs: ['Mithai', 'Sweet House'],
    news: {
      title: 'Divali orders',
      message:
        'Assorted boxes of twelve and twenty-four can be reserved from now on. We close the list when our arms are tired.',
    },
  },
  {
    name: 'Fruits Karo Kann',
    about:
      'Pineapples, papayas and brèdes cut the same morning between two fields of cane. Ask for the ugly tomatoes: they taste best and cost less.',
    category: 'grocers/growers/fruit',
    sells: ['food/fresh'],
    art: ['pineapple', 'mango', 'leafy-green'],
    place: 'Centre de Flacq',
    week: 'fair',
    signs: ['Fruits & Brèdes', 'Planters'],
    news: {
      title: null,
      message: 'The first lychees of the season are in. They will be gone by the weekend.',
    },
  },
  {
    name: 'Ti Fey Tea House',
    about:
      'Black tea from the wet hills, scented with vanilla, coconut or nothing at all. Sit on the veranda and listen to the rain doing its work.',
    category: 'grocers/growers/tea',
    sells: ['food/pantry/brews', 'gifts/hampers'],
    art: ['teapot', 'teacup-without-handle', 'leaf-fluttering-in-wind'],
    place: 'Grand Bois',
    week: 'lagoon',
    signs: ['Tea House', 'Tea & Coffee'],
  },
  {
    name: 'Ton Gaby Pwason Fre',
    about:
      'What the pirogue brought in this morning, scaled while you tell Gaby how to cook it. He will nod and give you better advice.',
    category: 'grocers/fishmeat/fish',
    sells: ['food/fishmeat/fish'],
    art: ['fish', 'squid', 'shrimp'],
    place: "Trou d'Eau Douce",
    week: 'landing',
    coast: true,
    signs: ['Pwason Fre', 'Fishmonger'],
    unverified: true,
  },
  {
    name: 'Boucherie Sans Façon',
    about:
      'Goat, chicken and local beef, cut to the dish you name rather than to the chart. Bones for the dog are on the house.',
    category: 'grocers/fishmeat/butchers',
    sells: ['food/fishmeat/meat'],
    art: ['cut-of-meat', 'poultry-leg', 'goat'],
    place: 'Bel Air',
    week: 'prayerPause',
    signs: ['Boucherie', 'Butcher'],
    halal: true,
  },
  {
    name: 'Zasar Mamzel Lina',
    about:
      'Achards, mazavaroo and jams in jars that once held something else and now hold something better. Every label is written by hand, spelling included.',
    category: 'grocers/preserves',
    sells: ['food/pantry/preserves', 'food/fresh/spices'],
    art: ['jar', 'hot-pepper', 'lime'],
    place: 'Mahébourg',
    week: 'dawn',
    signs: ['Achards', 'Pickles & Spices'],
    news: { title: 'Bring your jar back', message: 'Ten rupees off for every washed jar that comes home.' },
  },
]
