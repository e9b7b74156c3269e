import type { StoreDefinition } from './definition.ts'

/** Stores that only larger catalogues have; what they sell can be had in the others too. */
export const furtherStores: StoreDefinition[] = [
  {
    name: 'Chapo Lapli',
    about:
      'Swimsuits, straw hats and sunglasses for people who said that they would only sit in the shade. Umbrellas in summer, naturally.',
    category: 'clothing/beachwear',
    sells: ['fashion/women/swimwear', 'fashion/bags'],
    art: ['womans-hat', 'sunglasses', 'bikini'],
    place: 'Flic en Flac',
    week: 'beach',
    coast: true,
    signs: ['Beachwear', 'Chapo'],
  },
  {
    name: 'Perle & Pasians',
    about:
      'Beads, shells and freshwater pearls knotted one at a time by two cousins and a radio. Broken strings are restrung while you wait.',
    category: 'jewellers/beads',
    sells: ['jewellery/necklaces', 'gifts/crafts/souvenirs/shells'],
    art: ['prayer-beads', 'spiral-shell', 'oyster'],
    place: 'Blue Bay',
    week: 'lagoon',
    coast: true,
    signs: ['Beads', 'Perles'],
  },
  {
    name: 'Kari Lakaz Tantinn Marie',
    about:
      'Three curries a day, written on a slate and rubbed out when the pot is empty. Seconds of rice are free, seconds of advice too.',
    category: 'eating/curryhouse',
    sells: ['food/ready/curries', 'food/pantry/preserves'],
    art: ['curry-rice', 'hot-pepper', 'pot-of-food'],
    place: 'Souillac',
    week: 'lunch',
    signs: ['Kari Lakaz', 'Table d’Hôte'],
  },
  {
    name: 'Glas Rape Zanblon',
    about:
      'Shaved ice in colours that do not occur in nature, and sorbets of fruit that do. Follow the bell along the beach road.',
    category: 'eating/ice',
    sells: ['food/bakery/ice', 'food/drinks'],
    art: ['shaved-ice', 'ice-cream', 'coconut'],
    place: 'Pereybère',
    week: 'beach',
    coast: true,
    signs: ['Glacier', 'Sorbets'],
  },
  {
    name: 'Napolitaine & Nuage',
    about:
      'Pink icing, puff pastry and birthday cakes that have survived the speed bumps. Order by Thursday for the weekend.',
    category: 'grocers/bakers/cakes',
    sells: ['food/bakery/cakes', 'gifts/hampers'],
    art: ['birthday-cake', 'cupcake', 'shortcake'],
    place: 'Quatre Bornes',
    week: 'salon',
    signs: ['Pâtisserie', 'Cakes'],
    news: {
      title: null,
      message: 'Wedding tastings on Wednesday afternoons. Please bring no more than three aunts.',
    },
  },
  {
    name: 'Mielri Bwa Nwar',
    about:
      'Honey from eucalyptus, letchi and whatever else the bees felt like. The wax becomes candles, so nothing is lost but sleep.',
    category: 'grocers/growers/honey',
    sells: ['food/pantry/preserves/honey', 'gifts/candles'],
    art: ['honey-pot', 'honeybee', 'candle'],
    place: 'Piton',
    week: 'fair',
    signs: ['Mielri', 'Bee Keeper'],
  },
  {
    name: 'Manet ek Pikot',
    about:
      'Consoles, controllers and phone cases in a shop the size of a lift. Saturday tournaments happen in the corridor.',
    category: 'electronics/computers',
    sells: ['tech/gaming', 'tech/phones/chargers'],
    art: ['video-game', 'joystick', 'mobile-phone'],
    place: 'Phoenix',
    week: 'mall',
    signs: ['Games', 'Gaming Room'],
  },
  {
    name: 'Dra Blan',
    about:
      'Cotton sheets, mosquito nets and towels as thick as a good excuse. Embroidered initials take two days.',
    category: 'house/linen',
    sells: ['home/bedroom', 'home/bathroom'],
    art: ['bed', 'thread', 'shower'],
    place: 'Floréal',
    week: 'town',
    signs: ['Linen', 'Linz'],
  },
  {
    name: 'Grenie Madam Liz',
    about:
      'Mirrors, frames and lamps from attics of old colonial houses and from a good carpenter. Some of it creaks, all of it has a story.',
    category: 'house/furniture',
    sells: ['home/decoration', 'home/living/lighting'],
    art: ['framed-picture', 'mirror', 'mantelpiece-clock'],
    place: 'Albion',
    week: 'beach',
    signs: ['Decoration', 'Grenie'],
  },
  {
    name: 'Lakle Perdi',
    about:
      'Locks opened, keys cut and doors talked to gently at three in the morning. We ask for your papers, and you will be glad of it.',
    category: 'hardware/locks',
    sells: ['diy/safety', 'diy/tools/hand'],
    art: ['key', 'locked-with-key', 'door'],
    place: 'Port Louis',
    week: 'unknown',
    signs: ['Locksmith', 'Kle Minit'],
  },
  {
    name: 'Lakour Zwazo',
    about:
      'Hens, budgerigars and the seed they argue over, in a yard with a mango tree. Chicks arrive on the first Saturday of the month.',
    category: 'animals/petshops',
    sells: ['pets/birds', 'pets/small'],
    art: ['parrot', 'baby-chick', 'rabbit-face'],
    place: 'Montagne Blanche',
    week: 'dawn',
    signs: ['Birds', 'Lakour'],
  },
  {
    name: 'Sega Lor Lasenn',
    about:
      'Microphones, stage lights and tickets for what happens under them. We know the sound engineer at every hall, and her mood.',
    category: 'stage/hire',
    sells: ['music/studio', 'music/tickets'],
    art: ['studio-microphone', 'ticket', 'musical-notes'],
    place: 'Rose Hill',
    week: 'shop',
    signs: ['Stage', 'Lasenn'],
  },
  {
    name: 'Katamaran Ti Vag',
    about:
      'A day on the water with grilled fish, cold drinks and a skipper who sings when asked. Back before the sun gets ideas.',
    category: 'services/outings/boats',
    sells: ['services/outings/sea'],
    art: ['sailboat', 'dolphin', 'sun'],
    place: 'Grand Baie',
    week: 'lagoon',
    coast: true,
    signs: ['Catamaran', 'Boat Trips'],
  },
]
