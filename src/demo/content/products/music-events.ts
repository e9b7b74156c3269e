import type { ProductTemplate } from '../template.ts'

export const musicEvents: ProductTemplate[] = [
  {
    key: 'studio-mic',
    category: 'music/studio',
    titles: [
      '{kind} microphone for {use}',
      '{kind} microphone with {extra}',
      'Microphone for {use} with {extra}',
    ],
    about: [
      'Clear voice, little room noise. Plug in and talk; stand and cable are in the box.',
      'Takes a loud singer without crackling. Tested on the desk before it is sold.',
    ],
    fill: {
      kind: ['Condenser', 'USB', 'Large-diaphragm', 'Broadcast'],
      use: ['voice', 'podcasts', 'home studios', 'guitars'],
      extra: ['pop filter', 'boom arm', 'shock mount'],
    },
    rupees: [1900, 9800],
    art: ['studio-microphone', 'studio-microphone+headphone'],
  },
  {
    key: 'stage-mic',
    category: 'music/studio',
    titles: [
      '{kind} stage microphone, {extra}',
      'Microphone set for {use}, {extra}',
      '{kind} microphone for {use}',
    ],
    about: [
      'Survives drops, sweat and long speeches. The grille unscrews for washing.',
      'Used every weekend at weddings. Switch can be locked so that nobody mutes the priest.',
    ],
    fill: {
      kind: ['Wireless', 'Wired', 'Dual wireless', 'Karaoke'],
      use: ['weddings', 'karaoke', 'preachers', 'school halls'],
      extra: ['with case', 'with 5 m cable', 'with receiver', 'with clip'],
    },
    rupees: [750, 6800],
    art: ['microphone', 'microphone+musical-notes'],
  },
  {
    key: 'mixing-desk',
    category: 'music/studio',
    titles: ['{kind} mixing desk, {size}', 'Mixer with {extra}, {size}', '{kind} mixer with {extra}, {size}'],
    about: [
      'Smooth faders, quiet inputs and echo built in. Small enough for the back seat.',
      'Records straight to a stick. A short lesson at the counter is part of the sale.',
    ],
    fill: { kind: ['Compact', 'Digital', 'Live', 'Second-hand'], extra: ['effects', 'USB', 'flight case'] },
    sizes: [
      ['4 channels', 0.4],
      ['8 channels', 1],
      ['16 channels', 2.2],
    ],
    rupees: [7800, 15500],
    art: ['control-knobs', 'level-slider'],
  },
  {
    key: 'sega-dress-hire',
    category: 'music/studio',
    titles: [
      'Séga dress for hire, {colour}, {size}',
      'Hire: {kind} séga dress, {colour}, {size}',
      'Séga dress hire for {use}, {colour}, {size}',
    ],
    about: [
      'Eight metres of skirt that open like a fan. Washed and ironed between two dances.',
      'Fitting the day before, back the day after. Matching shirts for the men on request.',
    ],
    fill: {
      kind: ['flowered', 'two-piece', 'ruffled', 'children’s'],
      colour: ['red flowers', 'yellow', 'turquoise', 'four colours'],
      use: ['school shows', 'hotel evenings', 'weddings'],
    },
    sizes: [
      ['one evening', 0.6],
      ['weekend', 1],
      ['week', 1.8],
    ],
    rupees: [650, 1500],
    art: ['dress', 'woman-dancing'],
  },
  {
    key: 'sound-hire',
    category: 'music/hire/lights',
    titles: [
      'Sound system hire, {guests}, {size}',
      '{kind} hire with {extra}, {size}',
      '{kind} hire for {guests}, {size}',
    ],
    about: [
      'Two speakers, mixer, two microphones and someone who stays until the last dance.',
      'Set up two hours before and gone before midnight. Delivered to {town} and around.',
    ],
    fill: {
      kind: ['Sound system', 'Loudspeaker', 'Microphone and speaker'],
      guests: ['60 guests', '150 guests', '300 guests', 'outdoor crowds'],
      extra: ['DJ', 'technician', 'wireless microphone'],
    },
    sizes: [
      ['half day', 0.7],
      ['full day', 1],
      ['weekend', 1.7],
    ],
    rupees: [3800, 12500],
    art: ['speaker-high-volume+musical-notes', 'speaker-high-volume+microphone'],
  },
  {
    key: 'lights-hire',
    category: 'music/hire/lights',
    titles: [
      'Disco lights hire, {set}, {size}',
      '{kind} hire, {set}, {size}',
      'Party lights for {event}, {set}, {size}',
    ],
    about: [
      'Turns a garage into a dance floor in half an hour. Long cables and tape included.',
      'Runs from a household plug. We hang it and take it down again.',
    ],
    fill: {
      kind: ['Mirror ball', 'Dance-floor light', 'Colour light'],
      set: ['four lamps', 'eight lamps', 'with smoke machine', 'with stand'],
      event: ['birthdays', 'weddings', 'end-of-year parties'],
    },
    sizes: [
      ['one evening', 1],
      ['weekend', 1.6],
    ],
    rupees: [1500, 5200],
    art: ['mirror-ball', 'mirror-ball+sparkles'],
  },
  {
    key: 'wedding-tent',
    category: 'music/hire/tents',
    titles: [
      '{kind} tent hire, {size}',
      'Tent for {event}, {lining}, {size}',
      '{kind} tent with {lining}, {size}',
    ],
    about: [
      'Put up the day before by six men, taken down the day after. Floor and sides on request.',
      'Anchored for the south-east wind. We come and measure your yard in {town} first.',
      'White cloth inside, rainproof outside. Fans and lamps can be added.',
    ],
    fill: {
      kind: ['Wedding', 'Pagoda', 'Marquee', 'Party'],
      event: ['weddings', 'mehendi evenings', 'prayers', 'birthdays'],
      lining: ['white lining', 'gold drapes', 'clear sides'],
    },
    sizes: [
      ['50 guests', 0.5],
      ['120 guests', 1],
      ['300 guests', 2.2],
    ],
    rupees: [14500, 28000],
    art: ['circus-tent', 'circus-tent+bouquet'],
  },
  {
    key: 'chair-hire',
    category: 'music/hire/tents',
    titles: [
      '{kind} chairs for hire, {colour}, {size}',
      'Chair hire for {event}, {colour}, {size}',
      '{kind} chairs, {extra}, {size}',
    ],
    about: [
      'Counted in and counted out, wiped clean before they arrive. Delivery within the district.',
      'Stable on grass and sand. Tables of the same height are available.',
    ],
    fill: {
      kind: ['Folding', 'Wooden', 'Banquet', 'Garden'],
      colour: ['white', 'gold', 'natural wood'],
      event: ['weddings', 'prayers', 'family lunches'],
      extra: ['with covers', 'with ribbons', 'with tables'],
    },
    sizes: [
      ['20 pieces', 0.5],
      ['50 pieces', 1],
      ['150 pieces', 2.6],
    ],
    rupees: [1200, 2600],
    art: ['chair', 'chair+ribbon'],
  },
  {
    key: 'concert-ticket',
    category: 'music/tickets',
    titles: ['Ticket: {event}, {town}, {size}', '{event2} in {town}, {size}', '{event2} {when}, {size}'],
    about: [
      'Doors open an hour before. Show the ticket on your phone or on paper.',
      'Seats are not numbered, so come early. Food stalls in the yard from six.',
    ],
    fill: {
      event: ['séga night', 'jazz by the lagoon', 'qawwali evening', 'Bhojpuri songs', 'school talent show'],
      event2: [
        'Séga night',
        'Reggae and seggae night',
        'Choir concert',
        'Comedy evening',
        'Open-air theatre',
      ],
      when: ['on Saturday evening', 'on Friday evening', 'on Sunday afternoon'],
    },
    sizes: [
      ['child', 0.5],
      ['adult', 1],
      ['family of four', 2.8],
    ],
    rupees: [300, 900],
    art: ['admission-tickets', 'ticket'],
  },
]
