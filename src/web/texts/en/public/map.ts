import { figure } from '../shared/figures.ts'

const stores = (count: number) => (count === 1 ? '1 store' : `${figure(count)} stores`)

/** The map of all stores. */
export const map = {
  title: 'Stores on the map',
  description: 'The stores of Mauritius, Rodrigues and Agalega on a map, and place by place in a list.',
  note: 'Choose a place on the map or in the list to see its stores.',
  failed: 'The map could not be loaded.',
  mapOf: (island: string) => `Map of ${island}`,
  stores,
  inPlaces: (total: number, places: number) =>
    `${stores(total)} in ${places === 1 ? '1 place' : `${figure(places)} places`}`,
  pin: (place: string, others: number, count: number) => {
    if (others === 0) return `${place}: ${stores(count)}`
    return `${place} and ${others === 1 ? '1 place' : `${figure(others)} places`} nearby: ${stores(count)}`
  },
  storesHere: (count: number, place: string) => `${stores(count)} in ${place}, in the list`,
  storesIn: (place: string) => `Stores in ${place}`,
  none: (place: string) => `There is no store in ${place} yet.`,
  allPlaces: 'All places',
  allIn: (place: string) => `All stores in ${place}`,
  nearPlace: (place: string) => `Stores near ${place}`,
  youAreHere: 'You are here',
}
