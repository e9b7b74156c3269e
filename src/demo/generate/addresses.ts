import { places } from '#domain/places.ts'
import { directions, landmarks, quarters, streets } from '../content/stores/streets.ts'
import { oneOf, type Random, wholeBelow } from '../random.ts'
import type { DemoStore } from './shapes.ts'

/** For places whose population is not known. */
const usualPopulation = 3000

const weights = places.map(({ population }) => population ?? usualPopulation)
const people = weights.reduce((sum, weight) => sum + weight, 0)

/** A random place, weighted by population. */
export function townFor(random: Random): string {
  let rest = random() * people
  for (const [index, place] of places.entries()) {
    rest -= weights[index] ?? 0
    if (rest < 0) return place.name
  }
  return oneOf(random, places).name
}

export function addressIn(city: string, random: Random): DemoStore['address'] {
  return {
    stNumber: String(1 + wholeBelow(random, random() < 0.8 ? 90 : 240)),
    line: oneOf(random, streets),
    locality: oneOf(random, quarters[city] ?? landmarks),
    city,
    details: random() < 0.3 ? oneOf(random, directions) : null,
  }
}
