import type { ProductTemplate } from '../template.ts'

export const sportBall: ProductTemplate[] = [
  {
    key: 'football-ball',
    category: 'sport/team/football',
    titles: [
      '{grade} football, {look}, size {size}',
      'Football size {size}, {look}',
      '{grade} ball for {ground}, size {size}',
    ],
    about: [
      'Thirty-two stitched panels and a butyl bladder that keeps its air for weeks. Pumped up at the counter on request.',
      'Holds its shape on dry grounds and wet grass alike. Needle for the pump included.',
      'The ball the village teams come back for. Goes soft slowly and cleans with a damp cloth.',
    ],
    fill: {
      grade: ['Training', 'Match', 'Hand-stitched', 'Hard-wearing'],
      look: ['white and black', 'white and red', 'yellow and blue', 'orange', 'four colours of the flag'],
      ground: ['grass', 'hard courts', 'beach sand'],
    },
    sizes: [
      ['3', 0.8],
      ['4', 0.9],
      ['5', 1],
    ],
    rupees: [450, 1600],
    art: ['soccer-ball', 'soccer-ball+goal-net'],
  },
  {
    key: 'football-boots',
    category: 'sport/team/football',
    titles: ['Football boots for {ground}, {colour}, {size}', '{cut} football boots, {colour}, {size}'],
    about: [
      'Light synthetic upper with a padded heel. Come and try both feet before you choose.',
      'Moulded sole that grips without digging in. Runs half a size small, so take one up for wide feet.',
      'Reinforced toe for the hard grounds of the dry season. Spare laces in the box.',
    ],
    fill: {
      ground: ['firm ground', 'artificial turf', 'indoor futsal'],
      cut: ['Low-cut', 'Wide-fit', 'Light', 'Ankle-sock'],
      colour: ['black and gold', 'white', 'lagoon blue', 'bright orange', 'red and black'],
    },
    sizes: [
      ['EU 34', 0.8],
      ['EU 38', 0.9],
      ['EU 41', 1],
      ['EU 43', 1],
      ['EU 45', 1.1],
    ],
    rupees: [1300, 4600],
    art: ['running-shoe+soccer-ball', 'soccer-ball+running-shoe'],
  },
  {
    key: 'volleyball-ball',
    category: 'sport/team/volley',
    titles: ['{kind} volleyball, {look}', 'Volleyball for {place}, {look}'],
    about: [
      'Soft-touch cover that is kind to the forearms. Keeps its pressure on hot sand.',
      'Official size and weight, laminated panels. Pump and needle sold beside it.',
    ],
    fill: {
      kind: ['Soft-touch', 'Training', 'Match', 'Junior'],
      place: ['the beach', 'the gymnasium', 'the school yard'],
      look: ['yellow and blue', 'white', 'white and turquoise', 'coral and yellow'],
    },
    rupees: [480, 1500],
    art: ['volleyball', 'volleyball+beach-with-umbrella'],
  },
  {
    key: 'basketball-ball',
    category: 'sport/team/volley',
    titles: ['{kind} basketball, size {size}, {look}', 'Basketball size {size} for {place}, {look}'],
    about: [
      'Deep channels and a pebbled skin that stays grippy when palms sweat.',
      'Made for rough outdoor courts: the cover wears evenly and the bounce stays true.',
    ],
    fill: {
      kind: ['Street', 'Rubber', 'Composite leather', 'Training'],
      place: ['outdoor courts', 'indoor halls', 'schools'],
      look: ['classic orange', 'orange and black', 'two-tone brown'],
    },
    sizes: [
      ['5', 0.8],
      ['6', 0.9],
      ['7', 1],
    ],
    rupees: [650, 2100],
    art: ['basketball', 'basketball+running-shoe'],
  },
  {
    key: 'badminton-set',
    category: 'sport/racket',
    titles: [
      'Badminton set for {players}, {colour}',
      '{kind} badminton rackets, {colour}',
      '{kind} badminton set with {extra}',
    ],
    about: [
      'Rackets already strung and shuttlecocks in a tube. Enough for an evening in the yard.',
      'Light frames with a soft grip that does not slip in humid weather. Carry bag included.',
    ],
    fill: {
      kind: ['Steel', 'Aluminium', 'Graphite', 'Light'],
      players: ['two players', 'four players', 'the whole family'],
      colour: ['blue', 'red and black', 'lime green', 'purple'],
      extra: ['net and posts', 'six shuttlecocks', 'carry bag'],
    },
    rupees: [650, 2400],
    art: ['badminton', 'badminton+triangular-flag'],
  },
  {
    key: 'tennis-gear',
    category: 'sport/racket',
    titles: [
      '{kind} tennis racket, {grip}, {colour}',
      'Tennis racket for {player}, {colour}',
      '{kind} tennis racket with {extra}',
    ],
    about: [
      'Forgiving head size and a frame that takes the sting out of a late hit.',
      'Strung at medium tension, ready to play. Restringing done here within two days.',
    ],
    fill: {
      kind: ['Light', 'Graphite', 'All-court', 'Oversize'],
      player: ['beginners', 'improvers', 'club players'],
      grip: ['grip 1', 'grip 2', 'grip 3'],
      colour: ['white and blue', 'black and red', 'yellow', 'mint green'],
      extra: ['a tube of balls', 'padded cover'],
    },
    rupees: [1700, 5200],
    art: ['tennis', 'tennis+trophy'],
  },
  {
    key: 'table-tennis',
    category: 'sport/racket',
    titles: [
      'Table tennis bats, {set}, {rubber}',
      '{level} table tennis bat, {rubber}',
      '{level} table tennis set, {set}',
    ],
    about: [
      'Five-ply blade with an even bounce and a handle that fits small hands too.',
      'Comes with three balls and a zip case, so that nothing gets lost between the office and the club.',
    ],
    fill: {
      level: ['Club', 'Leisure', 'School', 'Competition'],
      set: ['pair', 'four bats', 'two bats and a net'],
      rubber: ['red and black', 'fast rubber', 'spin rubber', 'long-life rubber'],
    },
    rupees: [380, 1600],
    art: ['ping-pong', 'ping-pong+trophy'],
  },
]
