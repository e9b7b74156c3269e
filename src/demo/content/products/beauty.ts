import type { ProductTemplate } from '../template.ts'

export const beauty: ProductTemplate[] = [
  {
    key: 'soap',
    category: 'beauty/skin/soaps',
    titles: [
      '{scent} soap, {size}',
      '{scent} soap made in {town}, {size}',
      'Coconut oil soap with {extra}, {size}',
    ],
    about: [
      'Stirred cold from coconut oil and left to ripen for six weeks. Mild enough for the face.',
      'Cut by hand, so each bar weighs a little differently. Packed in paper only.',
    ],
    fill: {
      scent: ['Ylang-ylang', 'Lemongrass', 'Vanilla', 'Vetiver', 'Frangipani', 'Charcoal'],
      extra: ['sea salt', 'turmeric', 'aloe', 'coffee grounds'],
    },
    sizes: [
      ['100 g bar', 1],
      ['three bars', 2.7],
      ['gift box of six', 5.2],
    ],
    rupees: [85, 170],
    art: ['soap', 'soap+bubbles', 'soap+coconut'],
  },
  {
    key: 'cream',
    category: 'beauty/skin/creams',
    titles: [
      '{plant} body lotion, {size}',
      '{plant} hand cream, {size}',
      'After-sun lotion with {plant2}, {size}',
    ],
    about: [
      'Sinks in at once and leaves no film, even on a humid afternoon. Tested on people only.',
      'Mixed in {town} in small batches; the date is stamped on the bottom.',
    ],
    fill: {
      plant: ['Aloe vera', 'Coconut', 'Moringa', 'Shea', 'Papaya'],
      plant2: ['aloe', 'cucumber', 'coconut'],
    },
    sizes: [
      ['100 ml', 0.7],
      ['250 ml', 1],
      ['500 ml', 1.7],
    ],
    rupees: [220, 520],
    art: ['lotion-bottle', 'lotion-bottle+hibiscus', 'lotion-bottle+coconut'],
  },
  {
    key: 'sunscreen',
    category: 'beauty/skin/creams',
    titles: [
      'Reef-friendly sun cream {factor}, {size}',
      'Sun lotion {factor} for {who}, {size}',
      '{form} sun cream {factor}, {size}',
    ],
    about: [
      'Protects skin without harming coral. Holds through an hour in the water, then again please.',
      'No white mask, no perfume; fits the beach bag and does not run into the eyes.',
    ],
    fill: {
      factor: ['SPF 30', 'SPF 50'],
      who: ['children', 'the face', 'swimmers'],
      form: ['Mineral', 'Light', 'Tinted'],
    },
    sizes: [
      ['50 ml', 0.7],
      ['100 ml', 1],
      ['200 ml', 1.6],
    ],
    rupees: [320, 690],
    art: ['lotion-bottle+sun', 'lotion-bottle+umbrella-on-ground'],
  },
  {
    key: 'hair-care',
    category: 'beauty/hair',
    titles: ['{plant} shampoo, {size}', '{plant} hair oil, {size}', 'Hair mask with {plant2}, {size}'],
    about: [
      'Brings back shine after salt and sun. Free of silicone, smells like a garden after rain.',
      'Massage in the evening, rinse in the morning. A recipe from an aunt in {town}.',
    ],
    fill: {
      plant: ['Coconut', 'Hibiscus', 'Aloe', 'Castor', 'Amla'],
      plant2: ['avocado', 'honey', 'banana'],
    },
    sizes: [
      ['100 ml', 0.65],
      ['250 ml', 1],
      ['500 ml', 1.75],
    ],
    rupees: [180, 420],
    art: ['lotion-bottle+hair-pick', 'hair-pick+lotion-bottle'],
  },
  {
    key: 'lipstick',
    category: 'beauty/makeup/lips',
    titles: ['{finish} lipstick, {shade}', '{finish} lip colour in {shade}', 'Lipstick and liner, {shade}'],
    about: [
      'Stays through lunch and does not dry the lips. Testers stand on the counter in {town}.',
      'Chosen for warm skin tones; smells faintly of vanilla.',
    ],
    fill: {
      finish: ['Matt', 'Satin', 'Glossy', 'Long-lasting'],
      shade: ['flamboyant red', 'rosewood', 'coral', 'guava pink', 'plum', 'nude'],
    },
    rupees: [190, 890],
    art: ['lipstick', 'lipstick+rose', 'lipstick+mirror'],
  },
  {
    key: 'nail-polish',
    category: 'beauty/makeup/nails',
    titles: [
      '{finish} nail polish, {shade}',
      'Nail polish set, {shade}, {count}',
      '{finish} nail colour in {shade}',
    ],
    about: [
      'Covers in two coats, dry in five minutes, holds for a week. Wide brush.',
      'Free of the harshest solvents, so the room does not smell for hours.',
    ],
    fill: {
      finish: ['Gel-look', 'Pearl', 'Matt', 'Quick-dry'],
      shade: ['lagoon blue', 'sunset orange', 'rose', 'deep red', 'milk white'],
      count: ['three bottles', 'six bottles'],
    },
    rupees: [95, 450],
    art: ['nail-polish', 'nail-polish+hibiscus'],
  },
  {
    key: 'first-aid',
    category: 'beauty/health/firstaid',
    titles: [
      '{kind} plasters, {count}',
      'First aid kit for {place}, {count}',
      '{kind} plasters and gauze, {count}',
    ],
    about: [
      'For coral cuts, hot pans and first bicycles. Each piece is sealed and dated.',
      'Packed by a pharmacist in {town}, with a card that says what to do first.',
    ],
    fill: {
      kind: ['Waterproof', "Children's", 'Fabric', 'Sensitive-skin'],
      place: ['car', 'home', 'boat', 'school'],
      count: ['20 pieces', '50 pieces', '100 pieces'],
    },
    rupees: [65, 1250],
    art: ['adhesive-bandage', 'adhesive-bandage+scissors', 'adhesive-bandage+thermometer'],
  },
  {
    key: 'vitamins',
    category: 'beauty/health/wellness',
    titles: ['{what} tablets, {size}', '{what} capsules, {size}', '{what} supplement, {size}'],
    about: [
      'One a day with breakfast. Ask the pharmacist in {town} if you take other medicine.',
      'Easy to swallow, no sugar, made under European rules.',
    ],
    fill: { what: ['Vitamin C', 'Moringa', 'Turmeric', 'Vitamin D', 'Iron', 'Magnesium'] },
    sizes: [
      ['30 days', 1],
      ['60 days', 1.8],
      ['90 days', 2.5],
    ],
    rupees: [190, 620],
    art: ['pill', 'pill+herb'],
  },
  {
    key: 'wheelchair',
    category: 'beauty/health/mobility',
    titles: ['{kind} wheelchair, {feature}', 'Wheelchair, {feature}, {width}', '{kind} wheelchair, {width}'],
    about: [
      'Folds into a car boot and rolls over gravel. Try it in the shop; hire by the month is possible.',
      'Brakes for both sides, washable seat, spare tubes. Serviced at home around {town}.',
    ],
    fill: {
      kind: ['Folding', 'Light', 'Transit', 'Sturdy'],
      feature: ['raised footrests', 'soft armrests', 'self-propelled'],
      width: ['seat 41 cm', 'seat 46 cm', 'seat 51 cm'],
    },
    rupees: [5900, 24500],
    art: ['manual-wheelchair', 'manual-wheelchair+house'],
  },
]
