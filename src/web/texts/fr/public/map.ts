import { figure } from '../shared/figures.ts'

const stores = (count: number) => (count < 2 ? `${count} boutique` : `${figure(count)} boutiques`)

/** The map of all stores. */
export const map = {
  title: 'Les boutiques sur la carte',
  description:
    'Les boutiques de Maurice, de Rodrigues et d’Agalega sur une carte, et lieu par lieu en liste.',
  note: 'Choisissez un lieu sur la carte ou dans la liste pour voir ses boutiques.',
  failed: 'La carte n’a pas pu être chargée.',
  mapOf: (island: string) => `Carte : ${island}`,
  stores,
  inPlaces: (total: number, places: number) =>
    `${stores(total)} dans ${places < 2 ? `${places} lieu` : `${figure(places)} lieux`}`,
  pin: (place: string, others: number, count: number) => {
    if (others === 0) return `${place} : ${stores(count)}`
    return `${place} et ${others === 1 ? '1 lieu voisin' : `${figure(others)} lieux voisins`} : ${stores(count)}`
  },
  storesHere: (count: number, place: string) => `${stores(count)} à ${place}, dans la liste`,
  storesIn: (place: string) => `Boutiques à ${place}`,
  none: (place: string) => `Il n’y a pas encore de boutique à ${place}.`,
  allPlaces: 'Tous les lieux',
  allIn: (place: string) => `Toutes les boutiques à ${place}`,
  nearPlace: (place: string) => `Boutiques près de ${place}`,
  youAreHere: 'Vous êtes ici',
}
