import type { Remarks } from './remarks.ts'

export const ready: Remarks = {
  5: [
    'Soft, hot and generous with the rougaille.',
    'Best I have eaten since my grandmother stopped cooking.',
    'The chilli is serious. I cried and ordered another.',
    'Mari bon, mo finn manz trwa.',
    'Still warm when I reached home in Phoenix.',
    'Comme chez ma tante, en mieux.',
    'Portion big enough for two, I did not share.',
    'The kids asked for it again the next day.',
    'You can taste that everything was made this morning.',
    'Lodeler la mem inn fini tant mwa.',
    'Balanced spices, not oily at all.',
    'Ordered forty for the office and nobody complained, which is a first.',
  ],
  4: [
    'Very tasty, a little more sauce would not hurt.',
    'Good, but come before noon or there is none left.',
    'Bien épicé, portion correcte.',
    'Fresh and filling. The chutney was a bit shy.',
    'Zoli gou, inpe tro disel.',
    'Crisp outside, soft inside, napkins missing.',
    'Nearly as good as on their first day.',
  ],
  3: [
    'Decent, though it was only lukewarm.',
    'Filling but plain.',
    'Un peu gras à mon goût.',
    'Smaller than last year for the same price.',
    'Inpe fad.',
  ],
  2: [
    'Cold in the middle.',
    'Too oily, I had to stop halfway.',
    'Trop salé, dommage.',
    'More dough than filling.',
  ],
  1: ['Waited forty minutes and got the wrong order.', 'Dry and clearly from yesterday.', 'Pa bon ditou.'],
}

export const groceries: Remarks = {
  5: [
    'So fresh that it lasted the whole week.',
    'Sweet, ripe and not bruised at all.',
    'Mo dadi dir mem gou lontan.',
    'The jar was empty in two days.',
    'Weighed honestly and packed well.',
    'Très frais, on sent la différence.',
    'Finally some that taste like those of my childhood.',
    'Picked out the best ones for me without being asked.',
    'Used it for Sunday lunch and got compliments from my mother-in-law.',
    'Smells wonderful as soon as you open it.',
    'Pli bon ki sipermarse.',
  ],
  4: [
    'Good quality, a few soft ones at the bottom.',
    'Fresh, though the bag was slightly under the kilo.',
    'Bon goût, emballage un peu simple.',
    'Nice flavour, the lid was hard to open.',
    'Fre ek bon mars.',
    'Keeps well in the fridge for three days.',
  ],
  3: [
    'All right for cooking, not for showing.',
    'Some good, some not, as at any bazar.',
    'Goût correct, rien de spécial.',
    'Inpe ver ankor.',
  ],
  2: ['Half of it was overripe.', 'Less taste than I remember.', 'Trop sucré pour moi.'],
  1: ['Had to throw most of it away.', 'The date on it had passed.', 'Pa fre ditou.'],
}
