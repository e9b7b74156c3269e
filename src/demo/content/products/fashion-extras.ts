import type { ProductTemplate } from '../template.ts'

/** What goes with the clothes: shoes, bags, hats and glasses. */
export const fashionExtras: ProductTemplate[] = [
  {
    key: 'sneakers',
    category: 'fashion/shoes/sneakers',
    titles: [
      '{kind} sneakers, {colour}',
      '{kind} trainers in {colour}',
      'Light sneakers, {colour}, sizes 36 to 45',
    ],
    about: [
      'Cushioned heel and a sole that grips wet pavement. {extra}.',
      'Airy mesh for hot days, weighs less than 300 grams a shoe. {extra}.',
    ],
    fill: {
      kind: ['Running', 'Canvas', 'Court', 'Walking', 'School'],
      colour: ['white and blue', 'all black', 'grey and coral', 'white', 'navy'],
      extra: ['Spare laces in the box', 'Insole comes out for washing', 'Half sizes on request'],
    },
    rupees: [790, 3490],
    art: ['running-shoe', 'running-shoe+socks'],
  },
  {
    key: 'savates',
    category: 'fashion/shoes/sandals',
    titles: ['Savates {colour}', 'Beach savates, {colour}, sizes 35 to 46', '{sole} savates, {colour}'],
    about: [
      'Rubber savates that survive the sand, the yard and the market. The strap plugs in three places.',
      '{sole} sole and a soft toe post that does not rub; rinse under the tap and go.',
    ],
    fill: {
      colour: ['sea blue', 'red and white', 'black', 'lime', 'pink', 'four-colour stripes'],
      sole: ['Thick', 'Ribbed', 'Foam', 'Two-tone'],
    },
    rupees: [95, 390],
    art: ['thong-sandal', 'thong-sandal+beach-with-umbrella', 'thong-sandal+spiral-shell'],
  },
  {
    key: 'dress-shoes',
    category: 'fashion/shoes/dress',
    titles: [
      '{style} shoes in {colour} leather',
      'Polished {colour} lace-ups',
      '{style} dress shoes, {colour}',
    ],
    about: [
      'Leather upper, stitched sole that can be replaced. A shoehorn comes in the box.',
      'Comfortable from the civil ceremony to the last dance; sizes 39 to 46.',
    ],
    fill: {
      style: ['Derby', 'Oxford', 'Loafer', 'Monk-strap'],
      colour: ['black', 'brown', 'tan', 'oxblood'],
    },
    rupees: [1290, 3900],
    art: ['mans-shoe', 'mans-shoe+necktie'],
  },
  {
    key: 'heels',
    category: 'fashion/shoes/dress',
    titles: ['{style} heels in {colour}', '{style} party shoes, {colour}', 'Evening heels, {colour}'],
    about: [
      'Seven-centimetre heel with a padded insole, so that the evening may be long. Sizes 35 to 41.',
      'Matches sarees as well as short dresses; heel tips are changed free of charge within a year.',
    ],
    fill: {
      style: ['Block', 'Pointed', 'Open-toe', 'Kitten'],
      colour: ['red', 'gold', 'black', 'nude', 'silver'],
    },
    rupees: [890, 2600],
    art: ['high-heeled-shoe', 'high-heeled-shoe+clutch-bag'],
  },
  {
    key: 'handbag',
    category: 'fashion/bags/handbags',
    titles: ['{kind} handbag in {colour}', '{kind} {form} in {colour}', '{kind} {form}, two handles'],
    about: [
      'Lined, with a zipped pocket for papers and one for the phone. The strap comes off.',
      'Big enough for a day in {town}, small enough for a bus seat. Cleans with a damp cloth.',
    ],
    fill: {
      kind: ['Leather-look', 'Canvas', 'Quilted', 'Soft leather'],
      colour: ['tan', 'black', 'coral', 'cream', 'teal'],
      form: ['tote', 'shoulder bag', 'cross-body bag'],
    },
    rupees: [590, 3200],
    art: ['handbag', 'handbag+sunglasses', 'handbag+lipstick'],
  },
  {
    key: 'straw-hat',
    category: 'fashion/bags/hats',
    titles: ['{fibre} sun hat with {ribbon}', 'Wide-brimmed hat with {ribbon}', '{fibre} hat from {town}'],
    about: [
      'Plaited by hand, with a brim of eleven centimetres and an inner band that adjusts.',
      'Can be rolled for the suitcase and springs back by itself. Shade for face and neck.',
    ],
    fill: {
      fibre: ['Vacoas', 'Raffia', 'Straw', 'Palm-leaf'],
      ribbon: ['blue ribbon', 'coral ribbon', 'shell band', 'cotton cord', 'madras band'],
    },
    rupees: [280, 950],
    art: ['womans-hat', 'womans-hat+sun', 'womans-hat+hibiscus'],
  },
  {
    key: 'cap',
    category: 'fashion/bags/hats',
    titles: ['{kind} cap, {colour}', 'Cotton cap in {colour} with {badge}', '{kind} cap with {badge}'],
    about: [
      'Six panels, stitched air holes and a strap that fits 54 to 62 centimetres.',
      'Keeps its shape after a fall into the lagoon. With {badge}.',
    ],
    fill: {
      kind: ['Baseball', 'Trucker', 'Running', 'Washed-cotton'],
      colour: ['navy', 'red', 'sand', 'black', 'four stripes'],
      badge: ['an embroidered dodo', 'a small palm', 'a pirogue', 'an island outline'],
    },
    rupees: [190, 590],
    art: ['billed-cap', 'billed-cap+sunglasses'],
  },
  {
    key: 'sunglasses',
    category: 'fashion/bags/eyewear',
    titles: ['{frame} sunglasses, {lens}', '{frame}-frame sunglasses with {lens}', '{frame} shades, {lens}'],
    about: [
      'Full UV protection and spring hinges; a hard case and a cloth are included.',
      'Takes the glare off the lagoon when you drive along the coast. Light enough to forget.',
    ],
    fill: {
      frame: ['Round', 'Pilot', 'Square', 'Cat-eye', 'Sports', 'Bamboo'],
      lens: ['polarised lenses', 'brown lenses', 'mirror lenses', 'grey lenses'],
    },
    rupees: [290, 2400],
    art: ['sunglasses', 'sunglasses+beach-with-umbrella', 'sunglasses+sun'],
  },
]
