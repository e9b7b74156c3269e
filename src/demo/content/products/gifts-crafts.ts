import type { ProductTemplate } from '../template.ts'

export const giftCrafts: ProductTemplate[] = [
  {
    key: 'model-sailing-ship',
    category: 'gifts/crafts/models',
    titles: [
      'Model ship, {ship}, {size}',
      '{wood} model {ship}, {size}',
      'Wooden {ship} model, {finish}, {size}',
    ],
    about: [
      'Planked on frames, rigged by hand and signed underneath by the workshop. Packed in a crate for the plane.',
      'Weeks of work with tweezers and thread. The sails are starched cotton and hold their belly.',
      'The hull is built from offcuts of local timber. Stand and name plate included.',
    ],
    fill: {
      ship: ['coastal schooner', 'fishing pirogue', 'racing cutter', 'island ketch', 'lagoon sloop'],
      wood: ['Teak', 'Camphor wood', 'Mahogany'],
      finish: ['natural varnish', 'painted hull', 'dark stain'],
    },
    sizes: [
      ['30 cm', 0.45],
      ['60 cm', 1],
      ['90 cm', 2],
    ],
    rupees: [4200, 12500],
    art: ['sailboat', 'sailboat+wood'],
  },
  {
    key: 'model-steamer',
    category: 'gifts/crafts/models',
    titles: ['Model {ship}, {size}', '{kind} model of a {ship}, {size}'],
    about: [
      'Every porthole drilled, every rail soldered. Copied from old harbour photographs.',
      'Painted in four coats and sealed against dust. Glass case made to measure on request.',
    ],
    fill: {
      ship: ['mail steamer', 'harbour tug', 'harbour ferry', 'cargo steamer', 'lighthouse tender'],
      kind: ['Hand-built', 'Museum-style', 'Wooden'],
    },
    sizes: [
      ['35 cm', 0.5],
      ['55 cm', 1],
      ['80 cm', 1.7],
    ],
    rupees: [4800, 14500],
    art: ['ship', 'passenger-ship'],
  },
  {
    key: 'clay-jar',
    category: 'gifts/crafts/pottery',
    titles: ['{glaze} clay jar, {size}', 'Hand-thrown {shape}, {tone}, {size}', '{glaze} {shape}, {size}'],
    about: [
      'Thrown on the wheel and fired twice. Small differences are the potter’s hand, not a fault.',
      'Watertight and heavy enough to stand in the wind on a veranda.',
    ],
    fill: {
      glaze: ['Sea-green', 'Unglazed', 'Cobalt', 'Sand-coloured'],
      shape: ['amphora', 'two-handled vase', 'tall jar', 'water jar'],
      tone: ['terracotta', 'lagoon blue', 'smoke grey', 'white'],
    },
    sizes: [
      ['20 cm', 0.6],
      ['35 cm', 1],
      ['60 cm', 2.2],
    ],
    rupees: [650, 1800],
    art: ['amphora', 'amphora+sunflower'],
  },
  {
    key: 'pottery-tea',
    category: 'gifts/crafts/pottery',
    titles: ['{glaze} teapot, {size}', 'Stoneware tea set, {tone}, {size}', '{glaze} tea set, {size}'],
    about: [
      'Pours without dripping and keeps warm through the second cup. Dishwasher safe.',
      'Made for vanilla tea and long afternoons. Replacement lids can be ordered.',
    ],
    fill: {
      glaze: ['Celadon', 'Speckled', 'Volcanic black', 'Blue-rimmed', 'Honey-glazed'],
      tone: ['white and blue', 'green', 'earth brown', 'cream'],
    },
    sizes: [
      ['2 cups', 0.7],
      ['4 cups', 1],
      ['6 cups', 1.3],
    ],
    rupees: [950, 2400],
    art: ['teapot', 'teacup-without-handle+teapot'],
  },
  {
    key: 'dodo-carving',
    category: 'gifts/crafts/souvenirs/dodo',
    titles: [
      'Dodo carving, {material}, {size}',
      '{pose} dodo in {material}, {size}',
      '{pose} dodo, {finish}, {size}',
    ],
    about: [
      'Carved and sanded by hand, so that each bird has its own look. Felt under the feet.',
      'Made from fallen timber in a two-person workshop near {town}.',
      'Fits in hand luggage and survives it. The beak is the last thing to be polished.',
    ],
    fill: {
      pose: ['Standing', 'Curious', 'Running', 'Sleepy', 'Proud'],
      material: ['camphor wood', 'teak', 'coconut wood', 'basalt'],
      finish: ['natural', 'waxed', 'hand-painted'],
    },
    sizes: [
      ['8 cm', 0.5],
      ['15 cm', 1],
      ['30 cm', 2.4],
    ],
    rupees: [280, 850],
    art: ['dodo', 'dodo+wood'],
  },
  {
    key: 'tortoise-carving',
    category: 'gifts/crafts/souvenirs/dodo',
    titles: ['Giant tortoise in {material}, {size}', '{kind} tortoise, {material}, {size}'],
    about: [
      'The shell is scored plate by plate and rubbed with oil. Heavy enough to hold a door.',
      'A slow and friendly companion for a desk. Each one is numbered.',
    ],
    fill: {
      kind: ['Carved', 'Mother-and-baby', 'Polished', 'Paperweight'],
      material: ['basalt', 'mango wood', 'recycled glass', 'coconut shell', 'resin stone'],
    },
    sizes: [
      ['6 cm', 0.5],
      ['12 cm', 1],
      ['25 cm', 2.5],
    ],
    rupees: [260, 780],
    art: ['turtle', 'turtle+palm-tree'],
  },
  {
    key: 'shell-ornament',
    category: 'gifts/crafts/souvenirs/shells',
    titles: [
      '{kind} shell, {finish}, {size}',
      'Porcelain shell, {finish}, {size}',
      '{kind} shell {use}, {finish}, {size}',
    ],
    about: [
      'Moulded in our kiln, nothing is taken from the reef. Smooth inside and cool to hold.',
      'Nice on a bathroom shelf or holding keys by the door.',
    ],
    fill: {
      kind: ['Ceramic', 'Plaster', 'Resin'],
      use: ['lamp', 'paperweight', 'wall piece', 'dish'],
      finish: ['pearl white', 'sand', 'pale pink', 'sea green'],
    },
    sizes: [
      ['8 cm', 0.6],
      ['14 cm', 1],
      ['22 cm', 1.8],
    ],
    rupees: [180, 620],
    art: ['spiral-shell', 'spiral-shell+water-wave'],
  },
  {
    key: 'coral-ornament',
    category: 'gifts/crafts/souvenirs/shells',
    titles: ['{kind} coral branch, {tone}, {size}', 'Coral sculpture in {material}, {tone}, {size}'],
    about: [
      'A sculpture, not a piece of reef: cast by hand so that the living one stays in the sea.',
      'On a wooden foot. Part of the price goes to replanting in the lagoon.',
    ],
    fill: {
      kind: ['Resin', 'Ceramic', 'Felted'],
      material: ['resin', 'porcelain', 'papier mâché', 'wire and thread'],
      tone: ['coral red', 'ivory', 'turquoise', 'soft orange'],
    },
    sizes: [
      ['12 cm', 0.6],
      ['20 cm', 1],
      ['35 cm', 1.9],
    ],
    rupees: [350, 1100],
    art: ['coral', 'coral+tropical-fish'],
  },
  {
    key: 'knitting-wool',
    category: 'gifts/crafts/sewing',
    titles: [
      '{fibre} yarn, {colour}, {size}',
      '{fibre} knitting wool for {use}, {size}',
      'Yarn for {use}, {colour}, {size}',
    ],
    about: [
      'Soft, even and hard to split. The band says which needle to take.',
      'Same dye lot for every ball of an order. Unused balls can be exchanged.',
    ],
    fill: {
      fibre: ['Cotton', 'Baby', 'Merino', 'Acrylic'],
      colour: ['coral', 'cream', 'sky blue', 'moss green'],
      use: ['crochet', 'baby clothes', 'shawls', 'bags'],
    },
    sizes: [
      ['1 ball', 0.4],
      ['3 balls', 1],
      ['10 balls', 3],
    ],
    rupees: [220, 480],
    art: ['yarn', 'yarn+scissors'],
  },
  {
    key: 'sewing-kit',
    category: 'gifts/crafts/sewing',
    titles: [
      'Sewing thread, {colours}, {size}',
      '{kind} thread, {colours}, {size}',
      '{kind} thread with {extra}, {size}',
    ],
    about: [
      'Runs through the machine without fluff and does not fade in the sun.',
      'Each reel in its own slot. The tailor next door buys the same.',
    ],
    fill: {
      kind: ['Polyester', 'Cotton', 'Embroidery', 'Strong'],
      colours: ['basic shades', 'bright shades', 'black and white', 'saree shades'],
      extra: ['needles', 'scissors', 'thimble'],
    },
    sizes: [
      ['6 reels', 0.6],
      ['12 reels', 1],
      ['36 reels', 2.6],
    ],
    rupees: [160, 380],
    art: ['thread', 'sewing-needle+scissors'],
  },
]
