import type { Remarks } from './remarks.ts'

export const fashion: Remarks = {
  5: [
    'Fits as if it had been made for me.',
    'The colour stayed after six washes.',
    'Wore it to a wedding in Flacq and three cousins asked where it came from.',
    'Tissu léger, parfait pour l’été.',
    'Stitching is neat, inside too.',
    'Exactly my size, and I am hard to fit.',
    'Zoli kouler, bon lalaz.',
    'They shortened it the same afternoon.',
    'Comfortable for a whole day of walking in Port Louis.',
    'Even nicer than in the photo.',
    'My husband wears it every Sunday now.',
  ],
  4: [
    'Lovely, runs half a size small.',
    'Good cloth, one loose thread.',
    'Belle coupe, la couleur est un peu plus foncée.',
    'Comfortable once worn in.',
    'Zoli, me lav li alamin.',
    'Would like it in more colours.',
  ],
  3: [
    'Fine for the price, thinner than it looks.',
    'Shrank a little in the first wash.',
    'Taille un peu grand.',
    'Wearable, not memorable.',
  ],
  2: ['The zip sticks.', 'Colour came off on my shirt.', 'La matière gratte.'],
  1: ['A seam opened the first evening.', 'Sent me the wrong size twice.', 'Kalite pa bon.'],
}

export const beauty: Remarks = {
  5: [
    'My skin has not complained since.',
    'Smells like my grandmother’s garden.',
    'Lasts much longer than the big brands.',
    'Odeur délicate, pas entêtante.',
    'A little is enough, the bottle will see me through winter.',
    'Works even in this humidity.',
    'Mo lapo dir mersi.',
    'The lady explained how to use it without pushing me to buy more.',
    'Gentle enough for my son’s eczema.',
    'Bought one, went back for five.',
  ],
  4: [
    'Good, though the pump is stubborn.',
    'Nice texture, scent a bit strong at first.',
    'Efficace, à condition d’être patient.',
    'Bon prodwi, ti boutey.',
    'Does what it says.',
  ],
  3: ['No miracle, no harm.', 'Parfum trop léger.', 'Fine, but melts fast in the shower.', 'Li korek.'],
  2: ['Made my hair greasy.', 'Left a stain on the towel.', 'Pas d’effet après un mois.'],
  1: ['Gave me a rash by evening.', 'Seal was already broken.', 'Pa marse ar mwa.'],
}

export const kids: Remarks = {
  5: [
    'My daughter has not put it down since Saturday.',
    'Survived twins, which says everything.',
    'Soft, well sewn and washable.',
    'Mon fils l’adore.',
    'Flew on the first try at Mont Choisy.',
    'No loose parts, I checked.',
    'Bann zanfan kontan.',
    'The perfect birthday present, wrapped by them as well.',
    'Kept three cousins quiet for a whole cyclone.',
    'Easy to clean, thank goodness.',
  ],
  4: [
    'Good quality, batteries not included as usual.',
    'Nice, a bit small for a five-year-old.',
    'Joli et solide, notice en anglais seulement.',
    'Zoli zwe, inpe ser.',
    'Baby approves, grandmother less so.',
  ],
  3: ['Fun for a week.', 'Paint is a little uneven.', 'Correct pour le prix.', 'Fer tro tapaz.'],
  2: ['A wheel came off on day two.', 'Smaller than it seems.', 'Fragile.'],
  1: ['Broke before we left the car park.', 'Sharp edge, I took it back.', 'Kase mem zour.'],
}

export const jewellery: Remarks = {
  5: [
    'She said yes, so five stars.',
    'Fine work, even at the clasp.',
    'Resized it while I had lunch.',
    'Travail d’orfèvre, vraiment.',
    'Has not lost a second in two months.',
    'My mother recognised the old gold in the new ring.',
    'Zoli travay, bon pre.',
    'Catches the light without shouting.',
    'Came in a small box with a written guarantee.',
  ],
  4: [
    'Beautiful, the chain could be longer.',
    'Good watch, strap a bit stiff.',
    'Très joli, délai un peu long.',
    'Zoli, mem plis an vre.',
    'Lighter than I thought, in a good way.',
  ],
  3: ['Pretty, but scratches easily.', 'The stone is smaller than it looks.', 'Correct.', 'Finisyon moyen.'],
  2: ['Clasp opens by itself.', 'Turned my wrist green after a swim.', 'Déjà terni.'],
  1: ['Stopped after four days.', 'A bead string broke in church.', 'Pa vo so pri.'],
}
