import type { Remarks } from './remarks.ts'

export const home: Remarks = {
  5: [
    'Solid, and it fitted through our narrow door.',
    'Looks twice as expensive as it was.',
    'Carried up three floors without a scratch.',
    'Rien ne colle, même le farata.',
    'Survived the move to Vacoas and my mother’s inspection.',
    'Even the cat approves.',
    'Bien montage, bien fini.',
    'Zoli dan mo salon.',
    'Sharp, well balanced and easy to clean.',
    'Sleeping better since the first night.',
    'We bought a second one for the guest room.',
  ],
  4: [
    'Good, one screw was missing but they sent it.',
    'Nice and sturdy, instructions hard to follow.',
    'Belle pièce, livraison un jour en retard.',
    'Bon kalite, inpe lour.',
    'Colour a shade darker than on screen.',
  ],
  3: ['Does its job.', 'Wobbles a little on tiles.', 'Finition moyenne.', 'Fine for a rented house.'],
  2: ['Handle came loose.', 'Scratched on arrival.', 'Le bois a gonflé avec l’humidité.'],
  1: ['Leg broke within a month.', 'Not the model I paid for.', 'Pa solid ditou.'],
}

export const tech: Remarks = {
  5: [
    'Battery lasts from Mahébourg to Grand Baie and back.',
    'They moved all my photos over without losing one.',
    'Still fast with thirty tabs open.',
    'Image nette, son étonnant.',
    'Works with the old charger too, a small miracle.',
    'Set up in ten minutes, and I am seventy-one.',
    'Garanti par ekri, mo kontan.',
    'Sound is so clear that I heard the neighbour’s dog in the song.',
    'No lag, my son says, and he knows.',
    'Tested in front of me before I paid.',
  ],
  4: [
    'Very good, case sold separately.',
    'Fast, gets warm with video calls.',
    'Bon appareil, câble trop court.',
    'Bon zafer, me manwel an angle.',
    'Loud enough for the veranda, not for the street.',
  ],
  3: [
    'Fine for messages and mails.',
    'Battery is average.',
    'Correct, un peu lent au démarrage.',
    'The keys feel cheap but work.',
  ],
  2: ['Loses the connection every evening.', 'Scratched screen, small discount.', 'Chauffe beaucoup.'],
  1: [
    'Dead after a week, still waiting for the exchange.',
    'Not new, whatever the box says.',
    'Li pa alime.',
  ],
}

export const diy: Remarks = {
  5: [
    'Held through the last cyclone warning.',
    'One coat was enough on a wall facing the sea.',
    'They explained how to fit it with a drawing on cardboard.',
    'Outil solide, bonne prise en main.',
    'The seedlings took in a week.',
    'Leak gone after two years of buckets.',
    'Bon zouti, bon konsey.',
    'Cut the exact lengths I asked for.',
    'My letchi tree arrived upright and smiling.',
    'Cheaper than the big store and they know the names of things.',
  ],
  4: [
    'Good steel, plain handle.',
    'Covers well, smells for two days.',
    'Bon produit, pensez aux gants.',
    'Solid, me inpe lour pou mwa.',
    'Plant is healthy, pot was cracked.',
  ],
  3: ['Does for small jobs.', 'Needs a second coat after all.', 'Correct pour un amateur.', 'Li pase.'],
  2: ['Bent on the first nail.', 'Half of the seeds never came up.', 'Couleur pas conforme.'],
  1: ['Rusted in three weeks near the coast.', 'Wrong thread, no refund.', 'Vre zafer kase.'],
}

export const motors: Remarks = {
  5: [
    'Started at first touch, every morning since.',
    'Passed the fitness test the next day.',
    'Clean logbook and an honest talk about the scratches.',
    'Pneus montés en vingt minutes.',
    'Grips well on the wet road to Chamarel.',
    'Uses less petrol than promised, if that is possible.',
    'Mekanisien-la konn so travay.',
    'Showed me the old part before changing it.',
    'Quiet, smooth and the radio works.',
  ],
  4: [
    'Good, mirror a little loose.',
    'Fair deal, papers took a week.',
    'Bonne affaire, peinture à revoir.',
    'Roule bien, frin inpe dir.',
    'Holds charge well so far.',
  ],
  3: ['Runs, with small surprises.', 'Seat is hard.', 'Correct pour la ville.', 'Fine until the first hill.'],
  2: ['Had to come back twice for the same noise.', 'Fades fast in the sun.', 'Batterie faible.'],
  1: ['Broke down at the Caudan roundabout.', 'Not the tyre size I ordered.', 'Gran problem moter.'],
}
