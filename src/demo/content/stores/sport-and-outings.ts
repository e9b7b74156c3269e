import type { StoreDefinition } from './definition.ts'

export const sportAndOutings: StoreDefinition[] = [
  {
    name: 'Pedal Dousman',
    about:
      'Bicycles for cane tracks, school runs and one very steep road that we all regret. Punctures are mended while you finish your ice cream.',
    category: 'garages/cycles',
    sells: ['sport/cycling', 'kids/toys/outdoor'],
    art: ['bicycle', 'kick-scooter', 'wrench'],
    place: 'Tamarin',
    week: 'shop',
    signs: ['Cycles', 'Pedal'],
  },
  {
    name: 'Boul dan File',
    about:
      'Balls, boots, rackets and shirts for every village team between here and the coast. Captains get the second whistle free.',
    category: 'sports/general',
    sells: ['sport/team', 'sport/racket', 'sport/fitness'],
    art: ['soccer-ball', 'tennis', 'trophy'],
    place: 'Bambous',
    week: 'shop',
    signs: ['Sports', 'Team Corner'],
    news: {
      title: 'Village league',
      message: 'Printed shirts for whole teams in five days. Bring the names, we know the numbers.',
    },
  },
  {
    name: 'Palm & Tiba',
    about:
      'Masks, fins and kayaks, and a boat that leaves when the lagoon is flat. First-timers get the guide with the longest patience.',
    category: 'sports/sea/diving',
    sells: ['sport/water', 'services/outings/sea'],
    art: ['diving-mask', 'tropical-fish', 'canoe'],
    place: 'Blue Bay',
    week: 'lagoon',
    coast: true,
    signs: ['Diving', 'Lagoon Sports'],
    news: {
      title: null,
      message: 'Glass-bottom boat at nine and eleven every day. Please leave the coral where it grows.',
    },
  },
  {
    name: 'Lapes Dimans',
    about:
      'Hooks, lines and live bait from a man who caught one this big and has the photograph. Tide tables are pinned to the door.',
    category: 'sports/sea/tackle',
    sells: ['sport/fishing'],
    art: ['fishing-pole', 'fish', 'hook'],
    place: 'Grand Gaube',
    week: 'dawn',
    coast: true,
    signs: ['Lapes', 'Tackle'],
    unverified: true,
  },
  {
    name: 'Piton Savat',
    about:
      'Boots, tents and head torches for people who go up mountains on purpose. Our guides have been rained on along every path.',
    category: 'sports/outdoor',
    sells: ['sport/hiking', 'services/outings/hikes'],
    art: ['hiking-boot', 'tent', 'mountain'],
    place: 'Chamouny',
    week: 'beach',
    signs: ['Hiking', 'Camp & Trek'],
  },
  {
    name: 'Taxi Tonton Sooresh',
    about:
      'Airport runs, island tours and small cars by the day, with a driver who knows where the good farata is. Flight late? He will have tea.',
    category: 'services/outings/guides',
    sells: ['services/outings/transport', 'services/outings/hikes'],
    art: ['taxi', 'luggage', 'world-map'],
    place: 'Plaine Magnien',
    week: 'unknown',
    signs: ['Taxi', 'Tours'],
  },
  {
    name: 'Foto Souriye',
    about:
      'Passport pictures in which you look awake, wedding albums in which everybody does. Mugs, banners and funeral programmes are printed with equal care.',
    category: 'services/photo',
    sells: ['services/photo', 'tech/cameras'],
    art: ['camera-with-flash', 'framed-picture', 'printer'],
    place: 'Curepipe',
    week: 'town',
    signs: ['Photo Studio', 'Foto & Print'],
  },
  {
    name: 'Aprann Dousman',
    about:
      'Maths without tears, driving without shouting and a dance class on Fridays. The first lesson costs nothing except courage.',
    category: 'services/lessons',
    sells: ['services/lessons'],
    art: ['graduation-cap', 'abacus', 'musical-notes'],
    place: 'Rose Hill',
    week: 'afterSchool',
    signs: ['Tuition', 'Lessons'],
    news: {
      title: 'Exam season',
      message:
        'Saturday revision groups of six, for SC and HSC. Two places are left in chemistry, nobody knows why.',
    },
  },
  {
    name: 'Lisien Kontan',
    about:
      'Food by the sack, collars by the metre and a tap for muddy paws. The shop cat tolerates visitors until noon.',
    category: 'animals/petshops',
    sells: ['pets/dogs', 'pets/cats', 'pets/small', 'pets/birds'],
    art: ['dog-face', 'cat-face', 'bone'],
    place: 'Quatre Bornes',
    week: 'shop',
    signs: ['Pet Shop', 'Paws'],
  },
  {
    name: 'Lagon anba Vit',
    about:
      'Guppies, goldfish and everything that keeps them calm, in forty tanks that hum all day. Children may count the fish, and they do.',
    category: 'animals/aquariums',
    sells: ['pets/aquarium'],
    art: ['tropical-fish', 'blowfish', 'coral'],
    place: 'Beau Bassin',
    week: 'prayerPause',
    signs: ['Aquarium', 'Fish Room'],
  },
]
