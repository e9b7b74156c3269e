import type { ProductTemplate } from '../template.ts'

/** Clothes; shoes, bags and accessories stand in fashion-extras.ts. */
export const fashion: ProductTemplate[] = [
  {
    key: 'sundress',
    category: 'fashion/women/dresses',
    titles: ['Cotton sundress with {print}', 'Wrap dress, {print}', '{length} summer dress in {cloth}'],
    about: [
      'Light cloth with a lined top and pockets deep enough for a phone. {fit}.',
      'Sewn in a small workshop in {town}; washes at 30 degrees and dries on the line within the hour.',
      'Made for warm evenings by the sea. {fit}, and the straps can be shortened.',
    ],
    fill: {
      print: [
        'hibiscus print',
        'palm leaf print',
        'blue stripes',
        'small white flowers',
        'coral border',
        'batik dots',
      ],
      length: ['Knee-length', 'Long', 'Midi', 'Short'],
      cloth: ['cotton voile', 'viscose', 'washed linen', 'seersucker'],
      fit: ['Elastic at the back', 'Sizes 8 to 18', 'Ties at the waist'],
    },
    rupees: [650, 1890],
    art: ['dress', 'dress+hibiscus', 'dress+womans-hat'],
  },
  {
    key: 'blouse',
    category: 'fashion/women/tops',
    titles: ['{cut} blouse in {colour}', '{cut} top with {detail}', 'Embroidered blouse, {colour}'],
    about: [
      'Soft cotton mix that needs hardly any ironing, with {detail}. Sizes S to XXL.',
      'Office on Friday, family lunch on Sunday: {detail} and a hem that can be tucked or worn loose.',
    ],
    fill: {
      cut: ['Puff-sleeved', 'Sleeveless', 'Round-necked', 'Loose', 'Peplum', 'Off-shoulder'],
      colour: ['sea green', 'ivory', 'coral', 'navy', 'mustard', 'lilac'],
      detail: ['shell buttons', 'a lace yoke', 'hand-stitched flowers', 'a bow at the neck'],
    },
    rupees: [390, 1150],
    art: ['womans-clothes', 'womans-clothes+handbag', 'womans-clothes+blossom'],
  },
  {
    key: 'swimsuit',
    category: 'fashion/women/swimwear',
    titles: ['One-piece swimsuit, {pattern}', '{style} swimsuit in {colour}', 'Lagoon swimsuit, {pattern}'],
    about: [
      'Quick-drying fabric that holds its colour in salt water and sun. Fully lined, {back}.',
      'Cut for real swimming rather than only for the beach chair: firm seams and {back}.',
    ],
    fill: {
      pattern: [
        'parrotfish stripes',
        'plain black',
        'filao green',
        'tropical leaves',
        'polka dots',
        'sunset bands',
      ],
      style: ['Racer-back', 'Halter-neck', 'Ruched', 'Zip-front'],
      colour: ['turquoise', 'deep red', 'navy', 'plum'],
      back: ['crossed at the back', 'with adjustable straps', 'with removable cups'],
    },
    rupees: [750, 1950],
    art: ['one-piece-swimsuit', 'one-piece-swimsuit+sunglasses', 'one-piece-swimsuit+spiral-shell'],
  },
  {
    key: 'saree',
    category: 'fashion/women/traditional/sarees',
    titles: ['{cloth} saree, {colours}', '{occasion} saree in {colours}', '{cloth} saree with {border}'],
    about: [
      'Five and a half metres with an unstitched blouse piece, {border}. Falls and pico can be sewn in two days.',
      'Rich drape and easy pleats, with {border}. Matching petticoats are kept in the shop.',
      'Chosen for weddings and temple mornings; come and try it on before you decide.',
    ],
    fill: {
      cloth: ['Silk', 'Georgette', 'Cotton', 'Chiffon', 'Organza', 'Art silk'],
      colours: ['maroon and gold', 'peacock blue', 'rose pink', 'parrot green', 'saffron', 'ivory and red'],
      occasion: ['Wedding', 'Divali', 'Reception', 'Everyday'],
      border: ['a zari border', 'a stone-set border', 'an embroidered pallu', 'a woven temple border'],
    },
    rupees: [950, 6900],
    art: ['sari', 'sari+lotus', 'sari+diya-lamp'],
  },
  {
    key: 'kurta',
    category: 'fashion/women/traditional/kurtas',
    titles: ['{cut} kurta in {colour}', 'Churidar set, {colour}, three pieces', '{cut} kurta with {work}'],
    about: [
      'Kurta with {work}; the set comes with leggings and a light scarf. Alterations are done in the shop.',
      'Breathes well in the summer heat and falls nicely below the knee. Sizes 36 to 46.',
    ],
    fill: {
      cut: ['A-line', 'Straight', 'Anarkali', 'Short', 'High-low'],
      colour: ['emerald', 'wine red', 'powder blue', 'turmeric yellow', 'off-white', 'teal'],
      work: ['mirror work', 'chikan embroidery', 'block print', 'thread work at the neck'],
    },
    rupees: [690, 3200],
    art: ['womans-clothes+lotus', 'sari+womans-clothes', 'scarf+womans-clothes'],
  },
  {
    key: 't-shirt',
    category: 'fashion/men/shirts',
    titles: ['Cotton T-shirt, {print}', '{fit} T-shirt in {colour}', 'Printed T-shirt, {print}, {colour}'],
    about: [
      'Combed cotton, 180 grams, printed in {town}. The print stays after many washes.',
      'Soft from the first day and still straight at the seams after a season. Sizes S to XXXL.',
    ],
    fill: {
      print: [
        'dodo in sunglasses',
        'Le Morne outline',
        'sega dancers',
        'old bus drawing',
        'pirogue at dawn',
        'plain chest',
      ],
      fit: ['Slim', 'Regular', 'Loose', 'Long-sleeved'],
      colour: ['white', 'navy', 'sand', 'bottle green', 'charcoal'],
    },
    rupees: [250, 750],
    art: ['t-shirt', 't-shirt+dodo', 't-shirt+palm-tree'],
  },
  {
    key: 'school-uniform',
    category: 'fashion/men/shirts',
    titles: [
      'School uniform shirt, {colour}, {size}',
      '{level} uniform shirt, {colour}, {size}',
      'School shirt pack of two, {size}',
    ],
    about: [
      'Hard-wearing cotton mix that stands a whole school year; the badge can be sewn on while you wait.',
      'Room to grow and double seams at the shoulder. Exchange within two weeks if the size is wrong.',
    ],
    fill: {
      colour: ['white', 'light blue', 'cream'],
      level: ['Short-sleeved', 'Long-sleeved', 'Easy-iron'],
    },
    sizes: [
      ['ages 5 to 7', 0.85],
      ['ages 8 to 11', 1],
      ['ages 12 to 15', 1.2],
    ],
    rupees: [240, 480],
    art: ['necktie+backpack', 't-shirt+school', 'necktie+pencil'],
  },
  {
    key: 'jeans',
    category: 'fashion/men/trousers',
    titles: ['{cut} jeans, {wash}', '{cut} denim trousers in {wash}', 'Stretch jeans, {wash}'],
    about: [
      'Denim with a little stretch, sturdy zip and five pockets. Hemmed to your length for free.',
      'Export-quality seams from a factory near {town}; waist 28 to 42.',
    ],
    fill: {
      cut: ['Straight', 'Slim', 'Relaxed', 'Tapered'],
      wash: ['dark blue', 'stone wash', 'black', 'light blue', 'grey'],
    },
    rupees: [690, 1790],
    art: ['jeans', 'jeans+mans-shoe'],
  },
  {
    key: 'shorts',
    category: 'fashion/men/trousers',
    titles: ['{kind} shorts, {colour}', '{kind} shorts with {pockets}', 'Drawstring shorts in {colour}'],
    about: [
      'Dries fast after a swim and is decent enough for lunch afterwards. With {pockets}.',
      'Light cloth, elastic waist and {pockets}. Sizes S to XXL.',
    ],
    fill: {
      kind: ['Swim', 'Linen', 'Chino', 'Football', 'Cargo'],
      colour: ['khaki', 'navy', 'palm print', 'sea blue', 'brick red'],
      pockets: ['side pockets', 'a zip pocket', 'four pockets'],
    },
    rupees: [320, 890],
    art: ['shorts', 'shorts+beach-with-umbrella', 'shorts+soccer-ball'],
  },
  {
    key: 'suit',
    category: 'fashion/men/suits',
    titles: [
      '{kind} suit in {colour}',
      '{kind} suit, jacket and trousers, {colour}',
      'Made-to-measure suit, {colour}',
    ],
    about: [
      'Jacket half lined for our climate, trousers hemmed to your length. Two fittings in {town} are included.',
      'Light wool mix that keeps its crease through a long reception. Shirt and tie can be matched on the spot.',
    ],
    fill: {
      kind: ['Wedding', 'Two-piece', 'Slim-cut', 'Classic'],
      colour: ['charcoal', 'navy', 'light grey', 'sand', 'black'],
    },
    rupees: [4200, 12500],
    art: ['necktie+mans-shoe', 'necktie+rose'],
  },
]
