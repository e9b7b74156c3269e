import type { ProductTemplate } from '../template.ts'

export const kids: ProductTemplate[] = [
  {
    key: 'baby-bottle',
    category: 'kids/baby/feeding',
    titles: [
      '{stuff} baby bottle, {size}',
      'Anti-colic baby bottle, {colour}, {size}',
      '{stuff} bottle with {teat}, {size}',
    ],
    about: [
      'Wide neck, easy to clean, marks that do not wash off. Spare teats are kept in {town}.',
      'Lets air in behind the milk, so evenings stay calmer. Free of harmful plastics.',
    ],
    fill: {
      stuff: ['Glass', 'Steel', 'Silicone'],
      colour: ['blue', 'pink', 'clear', 'green'],
      teat: ['slow teat', 'two teats'],
    },
    sizes: [
      ['125 ml', 0.8],
      ['250 ml', 1],
      ['set of three', 2.7],
    ],
    rupees: [190, 490],
    art: ['baby-bottle', 'baby-bottle+glass-of-milk', 'baby-bottle+teddy-bear'],
  },
  {
    key: 'baby-clothes',
    category: 'kids/baby/clothes',
    titles: [
      'Baby {piece}, {print}, {size}',
      'Cotton {piece} with {print}, {size}',
      'Two baby {piece2}, {print}, {size}',
    ],
    about: [
      'Export-quality cotton from a factory near {town}. Seams outside, nothing that scratches.',
      'Washes at 60 degrees, opens all the way, so that changing goes quickly at three at night.',
    ],
    fill: {
      piece: ['T-shirt', 'top', 'vest'],
      piece2: ['T-shirts', 'tops'],
      print: ['turtles', 'little fish', 'stripes', 'dodos', 'clouds'],
    },
    sizes: [
      ['0-6 months', 0.9],
      ['6-12 months', 1],
      ['12-24 months', 1.15],
    ],
    rupees: [160, 420],
    art: ['t-shirt+baby-bottle', 't-shirt+turtle', 't-shirt+teddy-bear'],
  },
  {
    key: 'teddy',
    category: 'kids/toys/soft',
    titles: ['Teddy bear, {colour}, {size}', '{feel} teddy bear, {size}', '{feel} bear with {extra}, {size}'],
    about: [
      'Eyes are stitched, so it is safe from birth. Survives the washing machine and the beach.',
      'Sewn in {town} from leftover export fabric; wears {extra}.',
    ],
    fill: {
      colour: ['honey brown', 'cream', 'grey', 'chocolate'],
      feel: ['Soft', 'Knitted', 'Cuddly'],
      extra: ['a bow', 'a small sun hat', 'a striped scarf'],
    },
    sizes: [
      ['20 cm', 0.6],
      ['35 cm', 1],
      ['80 cm', 2.6],
    ],
    rupees: [290, 690],
    art: ['teddy-bear', 'teddy-bear+ribbon', 'teddy-bear+wrapped-gift'],
  },
  {
    key: 'puzzle',
    category: 'kids/toys/games',
    titles: ['{motif} puzzle, {size}', 'Wooden puzzle, {motif2}, {size}', '{motif} jigsaw, {size}'],
    about: [
      'Thick pieces that click; the picture is drawn by an artist from {town}.',
      'For a rainy January afternoon. Lost a piece? We cut it again for the price of a samousa.',
    ],
    fill: {
      motif: ['Dodo', 'Lagoon', 'Island map', 'Market day'],
      motif2: ['sea animals', 'numbers', 'fruit', 'letters'],
    },
    sizes: [
      ['24 pieces', 0.7],
      ['100 pieces', 1],
      ['500 pieces', 1.6],
    ],
    rupees: [220, 490],
    art: ['puzzle-piece', 'puzzle-piece+dodo', 'puzzle-piece+turtle'],
  },
  {
    key: 'board-game',
    category: 'kids/toys/games',
    titles: ['{game} for {players}', '{game}, {stuff}', '{game} in {stuff} for {players}'],
    about: [
      'Rules in English, French and Creole. Dice and pieces in a cotton bag.',
      'Good between two power cuts; a round takes half an hour, the revenge somewhat longer.',
    ],
    fill: {
      game: ['Ludo', 'Snakes and ladders', 'Dice game', 'Island race'],
      players: ['two to four', 'the family', 'ages six and up'],
      stuff: ['camphor wood', 'strong card', 'travel box'],
    },
    rupees: [190, 950],
    art: ['game-die', 'game-die+chess-pawn'],
  },
  {
    key: 'kite',
    category: 'kids/toys/outdoor/kites',
    titles: ['{form} kite, {colour}', '{form} kite with {tail}', '{form} kite in {colour}, 30 m of line'],
    about: [
      'Flies from a light breeze on; the south-east trade wind does the rest. Line and winder included.',
      'Made from bamboo and ripstop in {town}. Repairs while you wait.',
    ],
    fill: {
      form: ['Diamond', 'Delta', 'Box', 'Fish', 'Bat'],
      colour: ['red and yellow', 'rainbow', 'four colours', 'blue'],
      tail: ['long tail', 'two tails', 'ribbons'],
    },
    rupees: [120, 650],
    art: ['kite', 'kite+cloud', 'kite+sun'],
  },
  {
    key: 'kick-scooter',
    category: 'kids/toys/outdoor/wheels',
    titles: ['{kind} kick scooter, {colour}', '{kind} scooter for {age}', 'Kick scooter in {colour}, {age}'],
    about: [
      'Handlebar grows with the child, brake on the back wheel. Folds for the car boot.',
      'Wheels that light up without batteries; helmets hang beside it in the shop in {town}.',
    ],
    fill: {
      kind: ['Three-wheel', 'Two-wheel', 'Folding', 'Stunt'],
      colour: ['turquoise', 'pink', 'black', 'orange'],
      age: ['ages 3 to 6', 'ages 6 to 10', 'teenagers'],
    },
    rupees: [890, 3400],
    art: ['kick-scooter', 'kick-scooter+rescue-workers-helmet'],
  },
  {
    key: 'skates',
    category: 'kids/toys/outdoor/wheels',
    titles: [
      'Roller skates, {colour}, {size}',
      '{kind} roller skates, {size}',
      '{kind} skates in {colour}, {size}',
    ],
    about: [
      'Four sizes in one, set by a button. Soft wheels that like rough pavement.',
      'Firm ankle, stopper in front; pads for knees and elbows can be added.',
    ],
    fill: { kind: ['Retro', 'Growing', 'Quad', 'Beginner'], colour: ['white', 'mint', 'purple', 'red'] },
    sizes: [
      ['size 28 to 32', 0.9],
      ['size 33 to 37', 1],
      ['size 38 to 42', 1.2],
    ],
    rupees: [1190, 2900],
    art: ['roller-skate', 'roller-skate+socks'],
  },
]
