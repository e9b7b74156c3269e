import type { Remarks } from './remarks.ts'

export const sport: Remarks = {
  5: [
    'Went up Le Pouce in them, no blister.',
    'The mask does not leak, even with my beard.',
    'Caught two vieilles on the first morning.',
    'Solide, légère, parfaite pour le lagon.',
    'Our village team plays better already, or thinks so.',
    'Dry inside after a night of rain at Black River.',
    'Bon balon, tini bien.',
    'Helped me choose the right size instead of the dear one.',
    'My knees say thank you.',
  ],
  4: [
    'Good grip, laces too long.',
    'Comfortable, dries slowly.',
    'Bon matériel, housse un peu fine.',
    'Bon pou komanse.',
    'Strong, the pump is sold apart.',
  ],
  3: [
    'Fine for beginners.',
    'Loses air after a few days.',
    'Correct, sans plus.',
    'The strap could be better.',
  ],
  2: ['Line snapped on a small fish.', 'Sole came off in the mud.', 'Trop lourd.'],
  1: ['Leaks at the seam, unusable.', 'Broke in the first match.', 'Pa tini ditou.'],
}

export const books: Remarks = {
  5: [
    'Read it in one night with the rain on the roof.',
    'Learnt more about the island than in ten years of school.',
    'The whole school list in one bag, ten minutes.',
    'Belles illustrations, mon fils connaît l’histoire par cœur.',
    'Good paper, the ink does not go through.',
    'The zip still closes with all the books inside.',
    'Zoli zistwar lontan.',
    'They ordered the missing volume for me at no cost.',
    'Colours are bright and wash out of uniforms.',
  ],
  4: [
    'Good read, small print.',
    'Nice bag, one pocket less than I need.',
    'Bien écrit, fin un peu rapide.',
    'Bon kaye, kouvertir inpe mins.',
    'Arrived with a bent corner, still happy.',
  ],
  3: ['Some chapters drag.', 'Usable, pages thin.', 'Prix un peu élevé.', 'Fine for the first term.'],
  2: ['Two pages were missing.', 'Dries out after a week.', 'Fermeture cassée.'],
  1: ['Wrong edition for the exam.', 'Strap tore in January.', 'Liv-la abime.'],
}

export const music: Remarks = {
  5: [
    'Warm sound, stays in tune even by the sea.',
    'The ravanne sings after a minute near the fire.',
    'Tents up on time, chairs clean, neighbours forgave us.',
    'Son clair, même dehors.',
    'The concert was worth every rupee.',
    'They stayed until the last song to fix the microphone.',
    'Ti met lambians ziska gran matin.',
    'My teacher tried it and wanted to keep it.',
  ],
  4: [
    'Good guitar, change the strings soon.',
    'Great night, late start as always.',
    'Bon matériel, camion en retard.',
    'Bon son, me kab inpe kourt.',
  ],
  3: ['Fine for practice.', 'Two chairs were broken out of fifty.', 'Son correct.', 'Seats were far away.'],
  2: ['Hard to keep in tune.', 'Lights failed during the cake.', 'Trop de grésillement.'],
  1: ['They came two hours late to a wedding.', 'A key is stuck for good.', 'Son pa ti marse.'],
}

export const gifts: Remarks = {
  5: [
    'My aunt in Lyon cried when she opened it.',
    'Still fresh on day nine.',
    'You can see the hours of work in the rigging.',
    'Emballage soigné, petit mot écrit à la main.',
    'Every visitor asks about it.',
    'Travelled to London in hand luggage without a crack.',
    'Enn zoli kado.',
    'Burns evenly and smells of ylang, not of perfume shop.',
    'The balloons were still up on Monday.',
  ],
  4: [
    'Lovely, box slightly crushed.',
    'Pretty flowers, one stem was tired.',
    'Joli souvenir, un peu petit.',
    'Zoli, me inpe frazil.',
    'Good idea for people who have everything.',
  ],
  3: ['Nice enough for the office draw.', 'Colours differ from the picture.', 'Correct.', 'Ribbon came off.'],
  2: ['Flowers were brown by evening.', 'Glue marks everywhere.', 'Déçu de la taille.'],
  1: ['Arrived after the birthday.', 'Broken, and packed in one sheet of newspaper.', 'Mo pa ti atann sa.'],
}

export const pets: Remarks = {
  5: [
    'My dog now sits by the cupboard and waits.',
    'The cat likes it, and the cat likes nothing.',
    'Fish arrived lively and are still arguing.',
    'Mes poules pondent mieux.',
    'Strong enough for a labrador with opinions.',
    'They asked about my tank before selling me anything.',
    'Lisien-la kontan net.',
    'No more ticks after two weeks.',
  ],
  4: [
    'Good, bag hard to close again.',
    'Nice size, a bit noisy at night.',
    'Bon produit, odeur forte.',
    'Bon manze, inpe ser.',
  ],
  3: ['Eaten, without enthusiasm.', 'The filter hums.', 'Correct.', 'Fine for a small one.'],
  2: ['Chewed through in an hour.', 'Two fish did not make it.', 'Mon chat boude.'],
  1: ['Made her ill, had to see the vet.', 'Leaked over the whole sideboard.', 'Zannimo-la pa manze.'],
}

export const festivals: Remarks = {
  5: [
    'The whole lane was lit with these.',
    'Clay does not leak, oil lasted until midnight.',
    'Incense smells like the temple, not like soap.',
    'Très belles couleurs, fleurs du jour.',
    'Everything for the puja in one basket, nothing forgotten.',
    'The lantern survived the dragon dance.',
    'Zoli dekorasion pou lafet.',
    'Dates were soft and sweet, gone before maghrib was over.',
  ],
  4: [
    'Beautiful, a few lamps were chipped.',
    'Fresh flowers, come before eight.',
    'Joli, guirlande un peu courte.',
    'Zoli, me vinn boner.',
  ],
  3: ['Fine for one evening.', 'Burns a bit fast.', 'Correct.', 'Fewer pieces than last year.'],
  2: ['Half of the wicks were damp.', 'Petals already falling.', 'Couleurs ternes.'],
  1: ['Came the day after the festival.', 'Box half empty.', 'Lalamp tou kase.'],
}
