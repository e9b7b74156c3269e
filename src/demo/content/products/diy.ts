import type { ProductTemplate } from '../template.ts'

/** Tools and building; garden and safety stand in diy-garden.ts. */
export const diy: ProductTemplate[] = [
  {
    key: 'hammer',
    category: 'diy/tools/hand',
    titles: ['{kind} hammer, {weight}', '{kind} hammer with {handle}', 'Hammer, {weight}, {handle}'],
    about: [
      'Forged head that does not come loose; the grip stays dry in wet hands.',
      'Used by roofers around {town}. Exchanged without a word if it breaks within the year.',
    ],
    fill: {
      kind: ['Claw', "Mason's", 'Rubber', "Carpenter's"],
      weight: ['300 g', '500 g', '1 kg'],
      handle: ['wooden handle', 'fibre handle', 'steel handle'],
    },
    rupees: [150, 850],
    art: ['hammer', 'hammer+nut-and-bolt', 'hammer+wood'],
  },
  {
    key: 'screwdrivers',
    category: 'diy/tools/hand',
    titles: [
      'Screwdriver set, {size}, {kind}',
      '{kind2} screwdrivers, {size}',
      'Screwdrivers {size} with {case}',
    ],
    about: [
      'Hardened tips, marked at the end so that you find the right one in the box.',
      'For sockets, spectacles and everything that rattles at home.',
    ],
    fill: {
      kind: ['magnetic', 'insulated', 'precision'],
      kind2: ['Insulated', 'Magnetic', 'Workshop'],
      case: ['a hard case', 'a roll', 'a wall rack'],
    },
    sizes: [
      ['six pieces', 1],
      ['twelve pieces', 1.7],
    ],
    rupees: [190, 690],
    art: ['screwdriver', 'screwdriver+nut-and-bolt', 'screwdriver+electric-plug'],
  },
  {
    key: 'saw',
    category: 'diy/tools/cutting',
    titles: ['{kind} saw, {blade}', '{kind} saw for {stuff}', 'Saw for {stuff}, {blade}'],
    about: [
      'Cuts on push and pull, teeth hardened for thick wood. Cover for the blade included.',
      'For branches after the cyclone and shelves before the baby.',
    ],
    fill: {
      kind: ['Hand', 'Folding', 'Fine', 'Pruning'],
      blade: ['35 cm', '45 cm', '55 cm'],
      stuff: ['planks', 'branches', 'plywood'],
    },
    rupees: [220, 1150],
    art: ['carpentry-saw', 'carpentry-saw+wood'],
  },
  {
    key: 'toolbox',
    category: 'diy/tools/boxes',
    titles: [
      '{stuff} tool box, {size}',
      'Tool box with {extra}, {size}',
      '{stuff} tool case with {extra}, {size}',
    ],
    about: [
      'Strong hinges, a tray that lifts out and room for a hammer at full length.',
      'Locks with a padlock and carries you when you need a step.',
    ],
    fill: { stuff: ['Steel', 'Plastic', 'Aluminium'], extra: ['tray', 'wheels', 'forty tools'] },
    sizes: [
      ['40 cm', 0.8],
      ['50 cm', 1],
      ['60 cm', 1.3],
    ],
    rupees: [450, 1900],
    art: ['toolbox', 'toolbox+hammer', 'toolbox+screwdriver'],
  },
  {
    key: 'ladder',
    category: 'diy/tools/boxes',
    titles: ['{kind} ladder, {size}', 'Aluminium {kind2} ladder, {size}', '{kind} ladder, {load}, {size}'],
    about: [
      'Stands firm on tiles and on grass; rungs wide enough for a long job on the gutter.',
      'Light enough for one person. We tie it on your roof or bring it to {town}.',
    ],
    fill: {
      kind: ['Folding', 'Telescopic', 'Step', 'Leaning'],
      kind2: ['step', 'extension', 'double'],
      load: ['up to 120 kg', 'up to 150 kg'],
    },
    sizes: [
      ['1.8 m', 0.7],
      ['2.6 m', 1],
      ['3.8 m', 1.5],
    ],
    rupees: [1690, 4900],
    art: ['ladder', 'ladder+paintbrush'],
  },
  {
    key: 'paint',
    category: 'diy/building/paint',
    titles: [
      '{kind} paint, {colour}, {size}',
      '{kind} paint in {colour}, {size}',
      'Pirogue paint, {colour}, {size}',
    ],
    about: [
      'Covers in two coats and stands salt, sun and six months of rain. Tinted while you wait.',
      'The colours of the boats in {town}: they stay bright for years. Brush cleans with {clean}.',
    ],
    fill: {
      kind: ['Outdoor', 'Wall', 'Roof', 'Marine', 'Wood'],
      colour: ['lagoon blue', 'sunshine yellow', 'coral red', 'white', 'sea green', 'sand'],
      clean: ['water', 'white spirit'],
    },
    sizes: [
      ['1 litre', 0.35],
      ['4 litres', 1],
      ['20 litres', 4.2],
    ],
    rupees: [890, 1650],
    art: ['paintbrush+bucket', 'bucket+paintbrush', 'paintbrush+canoe'],
  },
  {
    key: 'garden-light',
    category: 'diy/building/electrical',
    titles: [
      'Solar garden light, {light}, {size}',
      'Solar path lights, {light}, {size}',
      'Solar wall light, {light}, {size}',
    ],
    about: [
      'Lights the path without a rupee on the bill. Stands heavy rain; battery can be changed.',
      'Uses a tenth of the old bulb and lasts for years. Two-year guarantee in {town}.',
    ],
    fill: { light: ['warm white', 'day white', 'with sensor', 'dimmable', 'coloured'] },
    sizes: [
      ['one', 1],
      ['set of four', 3.6],
      ['set of ten', 8.2],
    ],
    rupees: [75, 290],
    art: ['light-bulb', 'light-bulb+sun', 'light-bulb+house-with-garden'],
  },
  {
    key: 'bricks',
    category: 'diy/building/materials',
    titles: [
      '{kind} bricks, {size}',
      '{kind} bricks in {colour}, {size}',
      'Bricks for {use}, {colour}, {size}',
    ],
    about: [
      'Even edges and full weight. Delivered with a crane truck up to your gate in {town}.',
      'For a barbecue corner, a garden wall or a bread oven. We count broken ones back.',
    ],
    fill: {
      kind: ['Paving', 'Facing', 'Fire', 'Hollow'],
      colour: ['red', 'basalt grey', 'sand'],
      use: ['paths', 'walls', 'ovens'],
    },
    sizes: [
      ['10 pieces', 0.2],
      ['50 pieces', 1],
      ['pallet of 400', 7.2],
    ],
    rupees: [950, 1800],
    art: ['brick', 'brick+house'],
  },
]
