import type { Keys } from './keys.ts'
import { readTargets } from './targets.ts'

const noKeys: Keys = {
  products: [],
  stores: [],
  cities: [],
  categories: [],
  pictures: [],
  words: { common: [], rare: [], two: [], misspelt: [], none: [], beginnings: [] },
  pages: { bestRated: 1, newArrivals: 1, hotDeals: 1, stores: 1, bestRatedIn: [] },
  shownBy: {},
}

const writeNames = ['login', 'rate', 'wishlist add']
/** Not a target of their own, but parts of a run that can be chosen alone. */
const partNames = ['while changing', 'load', 'plans']

export const targetNames: readonly string[] = [
  ...readTargets(noKeys).map(({ name }) => name),
  ...writeNames,
  ...partNames,
]
const names = new Set(targetNames)

/** Whether a target was asked for: by its name, or by a part of it that is no other's name. Without names, all are. */
export const isChosen = (name: string, only: readonly string[]) =>
  only.length === 0 || only.some((part) => name === part || (!names.has(part) && name.includes(part)))
