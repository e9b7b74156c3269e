import type { ProductTemplate } from '../template.ts'

export const motors: ProductTemplate[] = [
  {
    key: 'car',
    category: 'motors/vehicles/cars',
    titles: ['{body} {year}, {gear}', '{body} {year}, {km}', '{body} {year}, {gear}, {fuel}'],
    about: [
      'Only {km}, one owner, service book complete. Fitness and road tax are in order; test drive from {town}.',
      'Air conditioning cold, tyres nearly new, no rust underneath. Leasing papers are prepared here.',
      'Bring your own mechanic, we have nothing to hide. Price includes the transfer.',
    ],
    fill: {
      body: ['Five-door hatchback', 'Small saloon', 'Family estate', 'City car'],
      year: ['2014', '2016', '2018', '2019', '2021'],
      gear: ['automatic', 'manual'],
      km: ['48,000 km', '72,000 km', '95,000 km', '31,000 km'],
      fuel: ['petrol', 'hybrid', 'electric'],
    },
    rupees: [265000, 890000],
    art: ['automobile', 'oncoming-automobile', 'automobile+key'],
  },
  {
    key: 'scooter',
    category: 'motors/vehicles/bikes',
    titles: ['{cc} scooter, {colour}', '{cc} scooter {year}, {km}', '{cc} scooter in {colour} with {extra}'],
    about: [
      'Starts at the first touch, sips fuel and slips past the traffic into Port Louis.',
      'New brake pads and belt, registration up to date. With {extra}.',
    ],
    fill: {
      cc: ['50 cc', '110 cc', '125 cc', '150 cc'],
      colour: ['mint', 'white', 'matt black', 'red'],
      year: ['2019', '2021', '2023'],
      km: ['9,000 km', '14,500 km', '22,000 km'],
      extra: ['top box', 'new tyres', 'two helmets'],
    },
    rupees: [28000, 98000],
    art: ['motor-scooter', 'motor-scooter+rescue-workers-helmet', 'motor-scooter+palm-tree'],
  },
  {
    key: 'motorbike',
    category: 'motors/vehicles/bikes',
    titles: ['{kind} motorbike, {cc}, {year}', '{kind} motorbike {year}, {km}', '{cc} motorbike, {km}'],
    about: [
      'Chain and sprockets changed this year, never dropped. Sunday rides along the south coast only.',
      'Papers in one name, ready for transfer in {town}. Helmet and cover go with it.',
    ],
    fill: {
      kind: ['Touring', 'Trail', 'Naked', 'Sports'],
      cc: ['125 cc', '200 cc', '250 cc', '400 cc'],
      year: ['2016', '2018', '2020', '2022'],
      km: ['7,800 km', '18,000 km', '26,000 km'],
    },
    rupees: [58000, 285000],
    art: ['motorcycle', 'motorcycle+mountain'],
  },
  {
    key: 'pickup',
    category: 'motors/vehicles/pickups',
    titles: [
      '{cab} pick-up {year}, {drive}',
      '{cab} pick-up {year}, {km}',
      'Diesel pick-up, {year}, {drive}, {km}',
    ],
    about: [
      'Worked on a farm near {town}, washed every Saturday. Tow bar and liner fitted.',
      'Carries a tonne of cane or a pirogue engine without complaint. Fitness valid for a year.',
    ],
    fill: {
      cab: ['Double-cab', 'Single-cab', 'Extra-cab'],
      year: ['2014', '2017', '2019', '2021'],
      drive: ['two-wheel drive', 'four-wheel drive'],
      km: ['64,000 km', '98,000 km', '140,000 km'],
    },
    rupees: [480000, 1550000],
    art: ['pickup-truck', 'pickup-truck+package', 'pickup-truck+wood'],
  },
  {
    key: 'van',
    category: 'motors/vehicles/pickups',
    titles: ['{kind} van {year}, {km}', '{kind} van, {fuel}, {year}', '{kind} van {year}, {extra}'],
    about: [
      'Low floor and wide doors; was used for bread deliveries and always slept under a roof.',
      'Permit papers can be discussed. New clutch, dry engine, {km} on the clock.',
    ],
    fill: {
      kind: ['Goods', 'Delivery', 'Box', 'Panel'],
      year: ['2013', '2016', '2018', '2020'],
      fuel: ['diesel', 'petrol'],
      km: ['88,000 km', '120,000 km', '165,000 km'],
      extra: ['sliding door', 'roof rack', 'air conditioning'],
    },
    rupees: [350000, 1150000],
    art: ['delivery-truck', 'delivery-truck+package'],
  },
  {
    key: 'tyres',
    category: 'motors/parts/tyres',
    titles: ['{kind} tyre, {size}', '{kind} tyre {size}, {state}', 'Tyre {size}, {state}, fitted'],
    about: [
      'Mounted and balanced in {town} in half an hour; the old one is taken back.',
      'Grips on wet roads and lasts about 45,000 kilometres. Price is for one.',
    ],
    fill: {
      kind: ['All-road', 'Quiet', 'Rain', 'Van'],
      state: ['new', 'part-worn', 'made this year'],
    },
    sizes: [
      ['14-inch', 0.8],
      ['15-inch', 1],
      ['17-inch', 1.5],
    ],
    rupees: [1450, 3400],
    art: ['wheel', 'wheel+wrench', 'wheel+automobile'],
  },
  {
    key: 'car-battery',
    category: 'motors/parts/batteries',
    titles: ['{kind} battery, {size}', '{kind} battery {size}, {guarantee}', 'Battery for {use}, {size}'],
    about: [
      'Charged and tested before it leaves; fitted free in our yard in {town}.',
      'Sealed, needs no water, made for the heat under the bonnet. Old ones earn a rebate.',
    ],
    fill: {
      kind: ['Car', 'Start-stop', 'Marine', 'Van'],
      guarantee: ['one-year guarantee', 'two-year guarantee'],
      use: ['cars', 'scooters', 'pick-ups', 'boats'],
    },
    sizes: [
      ['35 Ah', 0.7],
      ['45 Ah', 1],
      ['70 Ah', 1.5],
    ],
    rupees: [2400, 4300],
    art: ['battery', 'battery+automobile', 'battery+high-voltage'],
  },
  {
    key: 'engine-oil',
    category: 'motors/parts/batteries',
    titles: [
      '{kind} engine oil {grade}, {size}',
      'Engine oil {grade} for {use}, {size}',
      '{kind} oil {grade} with filter, {size}',
    ],
    about: [
      'For petrol and diesel, meets the sheet in your service book. We change it while you have tea.',
      'Keeps an old engine quiet in the queue at {town}. Used oil is collected.',
    ],
    fill: {
      kind: ['Synthetic', 'Semi-synthetic', 'Mineral'],
      grade: ['5W-30', '10W-40', '15W-40'],
      use: ['cars', 'scooters', 'diesel'],
    },
    sizes: [
      ['1 litre', 0.3],
      ['4 litres', 1],
      ['5 litres', 1.2],
    ],
    rupees: [1050, 2200],
    art: ['oil-drum', 'oil-drum+automobile', 'oil-drum+wrench'],
  },
  {
    key: 'car-care',
    category: 'motors/care',
    titles: [
      'Car wash kit, {count}',
      '{kind} car shampoo and sponge, {count}',
      '{kind} car care set, {count}',
    ],
    about: [
      'Takes off salt, dust and bird greetings without a scratch. Enough for a dozen washes.',
      'Foam that rinses with one bucket, kind to paint and to the water bill.',
    ],
    fill: {
      kind: ['Wax', 'Gentle', 'Quick-shine', 'Salt-off'],
      count: ['three pieces', 'five pieces', 'eight pieces'],
    },
    rupees: [290, 1150],
    art: ['sponge+automobile', 'bucket+automobile', 'automobile+bubbles'],
  },
]
