import type { ProductTemplate } from '../template.ts'

/** Sound, television, cameras and games. */
export const techMedia: ProductTemplate[] = [
  {
    key: 'headphones',
    category: 'tech/sound/headphones',
    titles: [
      '{kind} headphones, {colour}',
      '{kind} headphones with {feature}',
      'Headphones with {feature}, {colour}',
    ],
    about: [
      'Soft ear cushions for the long bus ride between {town} and work. Folds flat into its pouch.',
      'Thirty hours on one charge, clear voices on calls, cable included for when it runs empty.',
    ],
    fill: {
      kind: ['Wireless', 'Over-ear', 'Studio', "Children's", 'Noise-cancelling'],
      colour: ['black', 'cream', 'lagoon blue', 'red'],
      feature: ['microphone', 'deep bass', 'volume limit'],
    },
    rupees: [490, 5900],
    art: ['headphone', 'headphone+musical-notes', 'headphone+mobile-phone'],
  },
  {
    key: 'speaker',
    category: 'tech/sound/speakers',
    titles: ['{kind} speaker, {power}', 'Bluetooth speaker, {power}, {colour}', '{kind} speaker in {colour}'],
    about: [
      'Loud enough for a sega on the beach, and it does not mind a splash. Ten hours of music.',
      'Pairs with a second one for stereo; microphone input for birthdays and speeches.',
    ],
    fill: {
      kind: ['Portable', 'Party', 'Waterproof', 'Bookshelf'],
      power: ['10 W', '20 W', '40 W', '80 W'],
      colour: ['black', 'teal', 'orange'],
    },
    rupees: [590, 6900],
    art: ['speaker-high-volume', 'speaker-high-volume+musical-notes', 'speaker-high-volume+mobile-phone'],
  },
  {
    key: 'radio',
    category: 'tech/sound/speakers',
    titles: ['{kind} radio, {power}', 'FM radio with {feature}', '{kind} radio with {feature}'],
    about: [
      'For cyclone bulletins when the power is out: {power}, and a torch at the side.',
      'Strong reception even in the valleys around {town}. Aerial folds away.',
    ],
    fill: {
      kind: ['Pocket', 'Kitchen', 'Wind-up', 'Retro', 'Solar'],
      power: ['battery and mains', 'rechargeable', 'three batteries'],
      feature: ['USB and card slot', 'big buttons', 'alarm clock'],
    },
    rupees: [390, 2200],
    art: ['radio', 'radio+battery', 'radio+flashlight'],
  },
  {
    key: 'television',
    category: 'tech/sound/tv',
    titles: ['{size} {kind} television', '{size} {kind} TV, {feature}', 'Wall TV {size}, {feature}'],
    about: [
      'Delivered and hung on the wall within the district of {town}; remote and bracket included.',
      'Bright enough for a sunny living room, three HDMI inputs, two-year guarantee.',
    ],
    fill: { kind: ['LED', 'smart', '4K', 'QLED'], feature: ['with soundbar', 'voice remote', 'thin frame'] },
    sizes: [
      ['32-inch', 0.55],
      ['43-inch', 0.85],
      ['55-inch', 1.3],
      ['65-inch', 1.9],
    ],
    rupees: [12900, 24900],
    art: ['television', 'television+popcorn', 'television+couch-and-lamp'],
  },
  {
    key: 'camera',
    category: 'tech/cameras',
    titles: [
      '{kind} camera, {detail}',
      '{kind} camera, second-hand, {detail}',
      '{kind} camera set with {detail}',
    ],
    about: [
      'Serviced and cleaned, with strap, battery and charger. Try it outside the shop for half an hour.',
      'Sharp pictures of weddings and waterfalls alike. A 64 GB card is included.',
    ],
    fill: {
      kind: ['SLR', 'Mirrorless', 'System', 'Travel'],
      detail: ['18-55 mm lens', 'two batteries', '24 megapixels', 'zoom lens', 'tripod and bag'],
    },
    rupees: [3900, 42000],
    art: ['camera', 'camera-with-flash', 'camera+film-frames'],
  },
  {
    key: 'action-camera',
    category: 'tech/cameras',
    titles: [
      '{kind} camera, {quality}',
      'Video camera, {quality}, with {extra}',
      '{kind} camera with {extra}',
    ],
    about: [
      'Films the reef down to thirty metres with the case it comes in. Second battery included.',
      'Steady pictures from the bow of a boat or the handlebar. Comes with {extra}.',
    ],
    fill: {
      kind: ['Action', 'Underwater', 'Waterproof', 'Diving'],
      quality: ['4K', 'full HD', '2.7K'],
      extra: ['mounts', 'floating grip', 'remote control'],
    },
    rupees: [2400, 16900],
    art: ['video-camera', 'video-camera+diving-mask', 'video-camera+tropical-fish'],
  },
  {
    key: 'game-controller',
    category: 'tech/gaming',
    titles: [
      '{kind} game controller, {colour}',
      '{kind} gamepad, {colour}',
      'Gamepad for {device}, {colour}',
    ],
    about: [
      'Works with {device}; the sticks do not drift and the rubber grips stay dry.',
      'Charges by cable in two hours and plays for fifteen. Six-month exchange in {town}.',
    ],
    fill: {
      kind: ['Wireless', 'Wired', 'Retro', 'Rumble'],
      colour: ['black', 'white', 'camo green', 'red and blue'],
      device: ['computer', 'console', 'phone'],
    },
    rupees: [590, 2900],
    art: ['video-game', 'video-game+headphone'],
  },
]
