import type { StoreDefinition } from './definition.ts'

export const techAndTools: StoreDefinition[] = [
  {
    name: 'Telefonn Kase',
    about:
      'Screens changed in an hour, batteries in twenty minutes, dignity restored at once. New and second-hand phones with a six-month promise in writing.',
    category: 'electronics/phones',
    sells: ['tech/phones', 'services/repairs/devices'],
    art: ['mobile-phone', 'screwdriver', 'battery'],
    place: 'Quatre Bornes',
    week: 'mall',
    signs: ['Phone Clinic', 'Telefonn'],
    news: {
      title: null,
      message:
        'Dropped it in the lagoon? Do not switch it on. Rice does not help either; bring it straight here.',
    },
  },
  {
    name: 'Ctrl Alt Dodo',
    about:
      'Laptops for students, towers for gamers and printers that print when it matters. We move your old files over and ask no questions.',
    category: 'electronics/computers',
    sells: ['tech/computers', 'tech/gaming'],
    art: ['laptop', 'computer-mouse', 'dodo'],
    place: 'Ebène',
    week: 'shop',
    signs: ['Computers', 'Bits & Bytes'],
  },
  {
    name: 'Gro Son',
    about:
      'Televisions, speakers and radios for fishermen who want the horse races at sea. Turn it up before you pay: the neighbours are used to it.',
    category: 'electronics/sound',
    sells: ['tech/sound', 'tech/cameras'],
    art: ['speaker-high-volume', 'television', 'camera'],
    place: 'Rose Belle',
    week: 'shop',
    signs: ['Sound & Vision', 'Radio House'],
  },
  {
    name: 'Soley Lor Twa',
    about:
      'Panels, lamps and wiring from people who climb the roof before they quote. The sun is free; we charge for the ladder work.',
    category: 'electronics/energy',
    sells: ['diy/building/electrical', 'home/living/lighting'],
    art: ['sun', 'light-bulb', 'high-voltage'],
    place: 'Rivière Noire',
    week: 'workshop',
    signs: ['Solar', 'Solar & Light'],
  },
  {
    name: 'Kinkayri Tou Ladan',
    about:
      'Screws sold one by one, taps by the dozen and a solution for that pipe you described with your hands. Nobody has ever seen the end of aisle four.',
    category: 'hardware/quincaillerie',
    sells: ['diy/tools', 'diy/plumbing', 'diy/safety'],
    art: ['hammer-and-wrench', 'nut-and-bolt', 'toolbox'],
    place: 'Lalmatie',
    week: 'workshop',
    signs: ['Quincaillerie', 'Hardware'],
    news: {
      title: 'Cyclone corner',
      message:
        'Shutters, rope and torches are beside the door until April. Please do not wait for warning class three.',
    },
  },
  {
    name: 'Penti Lakaz',
    about:
      'Lagoon blue, tea-field green and eleven whites that your cousin swears are different. Cement and ladders live in the yard behind.',
    category: 'hardware/paint',
    sells: ['diy/building/paint', 'diy/building/materials', 'diy/tools/boxes'],
    art: ['paintbrush', 'bucket', 'brick'],
    place: 'Saint Pierre',
    week: 'workshop',
    signs: ['Paint & Building', 'Penti'],
  },
  {
    name: 'Pepinier Lamin Ver',
    about:
      'Letchi trees, orchids and herbs raised on a hillside where it rains politely every afternoon. Tell us how often you forget to water, and we choose accordingly.',
    category: 'hardware/nurseries',
    sells: ['diy/garden', 'services/household/gardening'],
    art: ['potted-plant', 'seedling', 'palm-tree'],
    place: 'Moka',
    week: 'beach',
    signs: ['Pepinier', 'Plant Nursery'],
  },
  {
    name: 'Moto Lagon',
    about:
      'Scooters, small cars and the odd pick-up with an honest logbook. Take it up the hill and back before you decide.',
    category: 'garages/dealers',
    sells: ['motors/vehicles'],
    art: ['motor-scooter', 'automobile', 'key'],
    place: 'Grand Baie',
    week: 'shop',
    signs: ['Motors', 'Cars & Scooters'],
  },
  {
    name: 'Larou Lib',
    about:
      'Tyres, batteries and brakes in a garage where the radio plays old sega. You may watch, but please do not help.',
    category: 'garages/parts',
    sells: ['motors/parts', 'motors/care', 'services/repairs/garage'],
    art: ['wheel', 'wrench', 'oil-drum'],
    place: 'Pailles',
    week: 'workshop',
    signs: ['Tyres & Parts', 'Garage'],
    news: {
      title: 'Before the fitness test',
      message: 'Lights, brakes and horn looked over in half an hour, no appointment, any weekday before ten.',
    },
  },
  {
    name: 'Lamezon Prop',
    about:
      'Six people with mops, ladders and a van that says hello in three languages. Washing machines are mended by the quiet one.',
    category: 'services/home',
    sells: ['services/household', 'services/repairs/appliances'],
    art: ['broom', 'bubbles', 'house-with-garden'],
    place: 'Vacoas',
    week: 'workshop',
    signs: ['Home Services', 'Coup de Main'],
  },
]
