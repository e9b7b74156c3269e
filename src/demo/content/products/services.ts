import type { ProductTemplate } from '../template.ts'
import { serviceLessons } from './services-lessons.ts'
import { serviceOutings } from './services-outings.ts'

const hands: ProductTemplate[] = [
  {
    key: 'phone-repair',
    category: 'services/repairs/devices',
    titles: ['Phone repair: {fault}, {size}', 'Phone repair in {town}: {fault}, {size}'],
    about: [
      'You see the fault and the price before we open anything. Parts guaranteed three months.',
      'Done while you have a coffee next door. Your photos stay on the phone.',
    ],
    fill: {
      fault: ['screen change', 'battery change', 'charging socket', 'camera glass', 'water damage check'],
    },
    sizes: [
      ['same day', 1.2],
      ['in two days', 1],
    ],
    rupees: [750, 2600],
    art: ['mobile-phone+screwdriver', 'mobile-phone+wrench'],
  },
  {
    key: 'laptop-repair',
    category: 'services/repairs/devices',
    titles: ['Laptop {job}, {size}', 'Computer {job} in {town}, {size}', '{who} laptop {job}, {size}'],
    about: [
      'Copied to a safe disk first, then repaired. You pay only when it runs.',
      'Dust out, new paste, faster disk: most machines gain years. Written estimate free.',
    ],
    fill: {
      job: ['clean-up', 'screen change', 'keyboard change', 'data rescue', 'memory upgrade'],
      who: ['Student', 'Office', 'Home'],
    },
    sizes: [
      ['at the shop', 1],
      ['at your home', 1.4],
    ],
    rupees: [900, 4800],
    art: ['laptop+screwdriver', 'laptop+wrench'],
  },
  {
    key: 'appliance-repair',
    category: 'services/repairs/appliances',
    titles: ['{machine} repair at home, {size}', '{machine} repair in {town}, {size}'],
    about: [
      'We come with the usual parts in the van, and most calls end the same visit.',
      'Call-out charge comes off the bill if you go ahead. Old parts are shown to you.',
    ],
    fill: {
      machine: ['Washing machine', 'Refrigerator', 'Oven', 'Fan and mixer', 'Water pump', 'Air conditioner'],
    },
    sizes: [
      ['this week', 1],
      ['within 24 hours', 1.4],
    ],
    rupees: [650, 2600],
    art: ['toolbox', 'hammer-and-wrench'],
  },
  {
    key: 'car-service',
    category: 'services/repairs/garage',
    titles: ['{job} for {size}', '{job} in {town}, {size}', '{job} with {extra}, {size}'],
    about: [
      'Bring it before nine, have it back by four. Every job is written on the card in the door.',
      'Two mechanics with thirty years between them. No part is changed without a call.',
      'Test drive with you beside the mechanic, so that the noise is really gone.',
    ],
    fill: {
      job: [
        'Oil and filter change',
        'Brake service',
        'Yearly service',
        'Pre-inspection check',
        'Clutch check',
      ],
      extra: ['road test', 'free wash', 'written report'],
    },
    sizes: [
      ['small car', 0.8],
      ['family car', 1],
      ['4×4', 1.4],
    ],
    rupees: [1600, 5800],
    art: ['automobile+wrench', 'wrench+automobile'],
  },
  {
    key: 'house-cleaning',
    category: 'services/household/housework',
    titles: [
      'House cleaning in {town}, {size}',
      '{kind} house cleaning, {size}',
      '{kind} cleaning in {town}, {size}',
    ],
    about: [
      'The same two people each time, with their own cloths and products. References gladly.',
      'Kitchen grease, shower lime and the tops of the cupboards. You check before we leave.',
    ],
    fill: { kind: ['Weekly', 'Spring', 'After-works', 'Holiday-let', 'Before-moving'] },
    sizes: [
      ['3 hours', 0.6],
      ['half a day', 1],
      ['full day', 1.8],
    ],
    rupees: [950, 1800],
    art: ['broom', 'bucket+sponge'],
  },
  {
    key: 'garden-care',
    category: 'services/household/gardening',
    titles: ['Garden care in {town}, {size}', '{job}, {size}', '{job} in {town}, {size}'],
    about: [
      'Grass, hedge and paths, and the cuttings go with us. Tools and fuel included.',
      'We know what grows in your soil, from the dry coast to the wet plateau.',
    ],
    fill: {
      job: [
        'Lawn and hedge',
        'Vegetable bed set-up',
        'Planting day',
        'Cyclone clean-up',
        'Rockery and borders',
      ],
    },
    sizes: [
      ['2 hours', 0.5],
      ['half a day', 1],
      ['full day', 1.8],
    ],
    rupees: [1100, 2200],
    art: ['house-with-garden', 'potted-plant+house-with-garden'],
  },
  {
    key: 'hair-salon',
    category: 'services/care/salon',
    titles: ['{job}, {size}', '{job} in {town}, {size}', '{job} with {extra}, {size}'],
    about: [
      'Begins with a talk and a wash, ends with a mirror at the back. By appointment or walk in.',
      'Products without harsh scent. Late opening on Thursdays.',
    ],
    fill: {
      job: ['Haircut', 'Cut and blow-dry', 'Colour and cut', 'Trim and styling'],
      extra: ['head massage', 'oil treatment', 'beard trim'],
    },
    sizes: [
      ['child', 0.6],
      ['short hair', 0.85],
      ['long hair', 1.3],
    ],
    rupees: [350, 1400],
    art: ['person-getting-haircut', 'barber-pole'],
  },
  {
    key: 'manicure',
    category: 'services/care/manicure',
    titles: ['{kind} manicure, {size}', 'Manicure with {extra}, {size}', '{kind} nails in {town}, {size}'],
    about: [
      'Tools sterilised in front of you. A hundred shades on the wall, and we mix the one that is missing.',
      'Lasts two to three weeks. One broken nail within a week is mended free.',
    ],
    fill: {
      kind: ['Gel', 'Classic', 'French', 'Bridal'],
      extra: ['hand massage', 'nail art', 'long-wear polish'],
    },
    sizes: [
      ['hands', 1],
      ['hands and feet', 1.8],
    ],
    rupees: [450, 1200],
    art: ['nail-polish', 'nail-polish+sparkles'],
  },
  {
    key: 'massage',
    category: 'services/care/massage',
    titles: ['{kind} massage, {size}', 'Massage with {oil}, {size}', '{kind} massage with {oil}, {size}'],
    about: [
      'Warm oil, a quiet room and no clock on the wall. Tea afterwards on the terrace.',
      'Therapist with a diploma; she also comes to your home in {town}.',
    ],
    fill: {
      kind: ['Back and neck', 'Ayurvedic', 'Relaxing', 'Sports', 'Head and shoulder'],
      oil: ['coconut oil', 'ylang-ylang oil', 'sesame oil'],
    },
    sizes: [
      ['30 min', 0.6],
      ['60 min', 1],
      ['90 min', 1.4],
    ],
    rupees: [1100, 2400],
    art: ['person-getting-massage', 'lotion-bottle+lotus'],
  },
  {
    key: 'photo-session',
    category: 'services/photo',
    titles: [
      '{kind} photo session, {size}',
      'Photographer for {event}, {size}',
      '{kind} photos in {town}, {size}',
    ],
    about: [
      'All good pictures delivered by link within ten days, twenty of them retouched.',
      'We know where the light is at six in the evening. Rain date included.',
    ],
    fill: {
      kind: ['Family', 'Beach', 'Engagement', 'Passport and portrait', 'Newborn'],
      event: ['weddings', 'birthdays', 'shops and menus', 'first communions'],
    },
    sizes: [
      ['1 hour', 0.5],
      ['3 hours', 1],
      ['full day', 2.2],
    ],
    rupees: [3200, 7800],
    art: ['camera-with-flash', 'camera'],
  },
]

export const services: ProductTemplate[] = [...hands, ...serviceLessons, ...serviceOutings]
