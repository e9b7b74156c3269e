/** Quarters of the towns that have many stores; elsewhere a landmark does. */
export const quarters: Record<string, string[]> = {
  'Port Louis': ['Plaine Verte', 'Chinatown', 'Champ de Mars', 'Tranquebar', 'Ward IV', 'Cassis', 'Caudan'],
  'Rose Hill': ['Plaisance', 'Stanley', 'Trèfles', 'Camp Levieux', 'Belle Étoile'],
  Vacoas: ['Saint Paul', 'Hollyrood', 'Glen Park', 'La Caverne', 'Hermitage'],
  Curepipe: ['Forest Side', 'Eau Coulée', 'Engrais Martial', 'Camp Caval', 'La Brasserie'],
  'Quatre Bornes': ['Belle Rose', 'Sodnac', 'La Louise', 'Palma', 'Saint Jean'],
  Mahébourg: ['Cité La Chaux', 'Pointe Canon', 'Beau Vallon Road', 'Waterfront'],
  'Grand Baie': ['Sunset Corner', 'Pointe aux Canonniers Road', 'Camp Carol', 'La Salette'],
}

export const landmarks = [
  'Village centre',
  'Near the market',
  'Opposite the bus station',
  'Behind the post office',
  'Morcellement Les Manguiers',
  'Beside the football ground',
  'Near the village hall',
  'Morcellement Bois d’Olive',
]

export const streets = [
  'Royal Road',
  'Rue des Flamboyants',
  'Avenue des Tulipes',
  'Church Road',
  'Temple Road',
  'Mosque Lane',
  'School Lane',
  'Old Railway Road',
  'Rue des Letchis',
  'Station Road',
  'Avenue Bougainvillée',
  'Sugar Mill Lane',
  'Rue Basalte',
  'Mango Tree Lane',
  'Canal Street',
  'Rue de la Paix',
]

export const directions = [
  'Blue gate after the temple.',
  'First floor, above the bakery.',
  'Ring the bell twice.',
  'Next to the big banyan tree.',
  'Parking in the yard behind.',
  'Second door on the left, mind the step.',
  'Ask for us at the corner shop.',
]

/** Where the lagoon begins at the end of the road. */
export const coastalPlaces = [
  'Albion',
  'Bel Ombre',
  'Belle Mare',
  'Blue Bay',
  'Cap Malheureux',
  'Flic en Flac',
  'Grand Baie',
  'Grand Gaube',
  'Grande Rivière Sud Est',
  'Le Morne',
  'Mahébourg',
  'Pereybère',
  'Pointe aux Piments',
  'Port Mathurin',
  'Rivière Noire',
  'Roches Noires',
  'Souillac',
  'Tamarin',
  'Trou aux Biches',
  "Trou d'Eau Douce",
]

/** Last sentence about a store of a kind that exists elsewhere too. */
export const keepers = [
  'Run by the {family} family of {town} since {year}.',
  '{first} {family} opened it in {year} and still turns the key every morning.',
  'In {town}, ask anybody for {first}; they will point the way.',
  'A {town} address since {year}, handed from one {family} to the next.',
]
