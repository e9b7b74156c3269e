/** A day of an island. These are assumptions, to be replaced by what a real site counts. */
export const island = {
  people: 1_300_000,
  /** Of a hundred people, how many open the site on this day. */
  visitorsOf100: 10,
}

/** How often each thing happens in an average visit. */
export const perVisit = {
  'home page': 0.5,
  'product page': 0.7,
  list: 2,
  product: 2,
  reviews: 2.7,
  store: 0.5,
  search: 1,
  suggestions: 4,
  picture: 20,
  'view counted': 3.2,
  rating: 0.02,
  wish: 0.05,
  'price changed': 0.05,
}

export type Kind = keyof typeof perVisit

/** Of a hundred visits, how many begin in each hour: little at night, most after work. */
export const visitsByHour = [
  1, 0.5, 0.5, 0.5, 0.5, 1, 2, 3.5, 4.5, 5, 5.5, 6, 6.5, 5.5, 5, 5, 5.5, 6, 7, 8.5, 9, 6.5, 3.5, 1.5,
]

/** Requests a second of each kind in this hour. */
export function ratesIn(hour: number): [Kind, number][] {
  const visits = (island.people * island.visitorsOf100 * (visitsByHour[hour] ?? 0)) / 100 / 100 / 3600
  return (Object.keys(perVisit) as Kind[]).map((kind) => [kind, visits * perVisit[kind]])
}

export const sumOf = (rates: readonly (readonly [Kind, number])[]) =>
  rates.reduce((sum, [, rate]) => sum + rate, 0)

/** One of the things, the first ones far more often: a tenth of the products gets half of the views. */
export function popular<Thing>(things: readonly Thing[], random: () => number): Thing {
  return things[Math.floor(things.length * random() ** (10 / 3))] as Thing
}
