import { chinese, creole, french, hindu, muslim, tamilAndTelugu } from '../content/people.ts'
import { itemAt, oneOf, seeded, strideFor } from '../random.ts'

/**
 * Weights: a community that is listed twice is twice as frequent. A few people have a first name of another
 * community.
 */
const communities = [
  hindu,
  creole,
  muslim,
  hindu,
  creole,
  tamilAndTelugu,
  chinese,
  hindu,
  muslim,
  creole,
  french,
]
const neighbourly = 0.12

/** Unique names as long as there are any, then the same with a middle initial. */
export function demoPeople(count: number): string[] {
  const walks = new Map(
    communities.map((names) => {
      const couples = names.first.length * names.family.length
      return [names, { couples, stride: strideFor(couples, Math.round(couples * 0.382)), taken: 0 }]
    }),
  )
  const random = seeded(1)
  const taken = new Set<string>()
  const people: string[] = []
  for (let index = 0; people.length < count; index++) {
    const names = itemAt(communities, index)
    const walk = walks.get(names)
    if (!walk) continue
    const step = walk.taken++
    const couple = (step * walk.stride) % walk.couples
    const family = itemAt(names.family, Math.floor(couple / names.first.length))
    const isNeighbourly = random() < neighbourly
    const first = isNeighbourly
      ? oneOf(random, oneOf(random, communities).first)
      : itemAt(names.first, couple)
    const round = Math.floor(step / walk.couples)
    const middle = round === 0 ? '' : `${String.fromCharCode(65 + ((round - 1) % 26))}. `
    const name = `${first} ${middle}${family}`
    if (taken.has(name) && round < 26) continue
    taken.add(name)
    people.push(name)
  }
  return people
}
