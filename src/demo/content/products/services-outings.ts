import type { ProductTemplate } from '../template.ts'

export const serviceOutings: ProductTemplate[] = [
  {
    key: 'catamaran-day',
    category: 'services/outings/sea/catamaran',
    titles: [
      'Catamaran day to {island}, {size}',
      '{kind} sail to {island}, {size}',
      '{kind} catamaran trip with {extra}, {size}',
    ],
    about: [
      'Grilled fish on board, a stop to snorkel and séga on the way back. Nine in the morning to four.',
      'Nets at the bow, shade at the stern. Pick-up from the hotel can be arranged.',
      'No more than twenty-five guests. We sail on another day if the wind is against us.',
    ],
    fill: {
      island: ['Île aux Cerfs', 'Flat Island', 'Gabriel Island', 'Île aux Bénitiers'],
      kind: ['Full-day', 'Small-group', 'Family', 'Lazy'],
      extra: ['lunch', 'snorkelling', 'barbecue and séga'],
    },
    sizes: [
      ['child', 0.55],
      ['adult', 1],
    ],
    rupees: [1600, 3400],
    art: ['sailboat+desert-island', 'sailboat+palm-tree'],
  },
  {
    key: 'speedboat-trip',
    category: 'services/outings/sea/catamaran',
    titles: [
      'Speedboat to {place}, {size}',
      '{kind} boat trip to {place}, {size}',
      'Boat trip to {place} with {extra}, {size}',
    ],
    about: [
      'Fast on the way, slow where the water turns green. Life jackets for all sizes.',
      'A skipper who grew up on this lagoon and knows where the water is clearest.',
    ],
    fill: {
      place: ['Île aux Cerfs', 'Grand River South East', 'Coin de Mire', 'Crystal Rock'],
      kind: ['Half-day', 'Afternoon', 'Morning'],
      extra: ['lunch', 'snorkelling', 'fresh fruit'],
    },
    sizes: [
      ['child', 0.6],
      ['adult', 1],
      ['whole boat', 6],
    ],
    rupees: [1100, 2400],
    art: ['speedboat', 'motor-boat+desert-island'],
  },
  {
    key: 'dolphin-morning',
    category: 'services/outings/sea/dolphins',
    titles: [
      'Dolphin watching, {bay}, {size}',
      '{kind} with the dolphins, {bay}, {size}',
      '{kind} with the dolphins and {extra}, {size}',
    ],
    about: [
      'Out before sunrise, engine off when they come near. We keep the distance the rules ask for.',
      'Small boat, hot tea and towels. If no dolphin shows, you come again free.',
    ],
    fill: {
      bay: ['Tamarin Bay', 'from La Preneuse', 'from Le Morne'],
      kind: ['Sunrise', 'Early morning', 'Two hours'],
      extra: ['breakfast', 'snorkelling', 'Île aux Bénitiers'],
    },
    sizes: [
      ['child', 0.6],
      ['adult', 1],
    ],
    rupees: [1300, 2600],
    art: ['dolphin', 'dolphin+sunrise'],
  },
  {
    key: 'diving-trip',
    category: 'services/outings/sea/dolphins',
    titles: ['{kind} dive, {site}, {size}', 'Diving at {site}, {size}', '{kind} dive with {extra}, {size}'],
    about: [
      'One instructor for two beginners. Gear rinsed and checked, insurance included.',
      'Lionfish, moray and garden eels over soft sand. Photos from the dive sent the same evening.',
    ],
    fill: {
      kind: ['Reef', 'Guided', 'Small-group', 'Morning'],
      site: ['Blue Bay', 'Flic en Flac', 'Trou aux Biches', 'Pereybère'],
      extra: ['all gear', 'photos', 'hotel pick-up'],
    },
    sizes: [
      ['1 dive', 1],
      ['2 dives', 1.8],
      ['5 dives', 4],
    ],
    rupees: [1700, 2900],
    art: ['diving-mask+tropical-fish', 'tropical-fish+coral'],
  },
  {
    key: 'mountain-hike',
    category: 'services/outings/hikes',
    titles: [
      '{kind} hike up {mountain}, {size}',
      'Guided hike: {mountain}, {size}',
      'Hike up {mountain} with {extra}, {size}',
    ],
    about: [
      'Slow enough to look at the ebony and the sea. Water, fruit and first-aid bag carried by the guide.',
      'Start early, back before the heat. Shoes with grip and a litre of water, please.',
      'The guide knows each rope and each story on the way. Eight people at most.',
    ],
    fill: {
      kind: ['Sunrise', 'Guided', 'Family', 'Small-group'],
      mountain: [
        'Le Pouce',
        'Le Morne',
        'Lion Mountain',
        'Corps de Garde',
        'Black River Peak',
        'Trois Mamelles',
      ],
      extra: ['breakfast', 'picnic', 'transfer'],
    },
    sizes: [
      ['child', 0.6],
      ['adult', 1],
      ['group of six', 4.5],
    ],
    rupees: [900, 2200],
    art: ['mountain', 'hiking-boot+sunrise-over-mountains'],
  },
  {
    key: 'forest-walk',
    category: 'services/outings/hikes',
    titles: ['{kind} walk, {place}, {size}', 'Walk to {place2}, {size}', '{kind} walk to {place2}, {size}'],
    about: [
      'Pink pigeons if we are quiet, wild guavas in season. Easy paths with one river crossing.',
      'A swim where the river allows it, farata and curry on the rocks. Dry bag for phones provided.',
    ],
    fill: {
      kind: ['Forest', 'Nature', 'Birdwatching', 'Half-day'],
      place: ['Black River Gorges', 'Ferney valley', 'Macchabée forest', 'Bras d’Eau'],
      place2: ['the seven waterfalls', 'Alexandra Falls', 'Chamouzé Falls'],
    },
    sizes: [
      ['child', 0.6],
      ['adult', 1],
      ['group of six', 4.5],
    ],
    rupees: [800, 1900],
    art: ['deciduous-tree+hiking-boot', 'evergreen-tree+backpack'],
  },
  {
    key: 'taxi-day',
    category: 'services/outings/transport',
    titles: ['Taxi {trip}, {size}', '{kind} taxi {trip}, {size}', '{kind} taxi from {town}, {size}'],
    about: [
      'Fixed price agreed before we start, child seat on request. The driver waits while you look around.',
      'Clean car, cold water and a driver who knows where to eat. English, French and Kreol spoken.',
    ],
    fill: {
      kind: ['Family', 'Private', 'Seven-seat', 'Air-conditioned'],
      trip: ['around the south', 'to the north coast', 'to the markets', 'to the west coast'],
    },
    sizes: [
      ['one way', 0.55],
      ['half a day', 0.8],
      ['full day', 1.2],
    ],
    rupees: [1800, 3200],
    art: ['taxi', 'oncoming-taxi'],
  },
  {
    key: 'scooter-hire',
    category: 'services/outings/transport',
    titles: [
      'Scooter hire, {model}, {size}',
      'Scooter hire in {town}, {model}, {size}',
      '{model2} scooter hire with {extra}, {size}',
    ],
    about: [
      'Two helmets and a phone holder included. Brought to your door in {town}.',
      'Serviced every month, insurance and roadside help included. Bring your licence and a deposit.',
    ],
    fill: {
      model: ['50 cc', '110 cc', '125 cc', 'electric'],
      model2: ['Automatic', 'New', 'Two-seat'],
      extra: ['two helmets', 'top box', 'rain capes'],
    },
    sizes: [
      ['1 day', 1],
      ['3 days', 2.6],
      ['1 week', 5],
    ],
    rupees: [550, 950],
    art: ['motor-scooter', 'motor-scooter+palm-tree'],
  },
  {
    key: 'minibus-hire',
    category: 'services/outings/transport',
    titles: [
      'Minibus with driver, {trip}, {size}',
      '{kind} van hire with driver, {size}',
      '{kind} minibus for {use}, {size}',
    ],
    about: [
      'Air-conditioned, with a cool box and space for cousins, pots and guitars.',
      'The driver has thirty years of wedding convoys behind him. Fuel and parking are in the price.',
    ],
    fill: {
      trip: ['beach outing', 'airport transfer', 'Grand Bassin pilgrimage', 'island tour'],
      kind: ['Fifteen-seat', 'Twelve-seat', 'Twenty-seat'],
      use: ['weddings', 'school trips', 'family outings'],
    },
    sizes: [
      ['half a day', 0.65],
      ['full day', 1],
      ['weekend', 1.9],
    ],
    rupees: [4200, 6800],
    art: ['minibus', 'oncoming-bus'],
  },
]
