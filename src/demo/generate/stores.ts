import type { StoreDefinition } from '../content/stores/definition.ts'
import { storeDefinitions } from '../content/stores/index.ts'
import { coastalPlaces, keepers } from '../content/stores/streets.ts'
import { demoHours } from '../content/stores/weeks.ts'
import { itemAt, oneOf, type Random, scatter, seeded, wholeBelow } from '../random.ts'
import { addressIn, townFor } from './addresses.ts'
import { demoPeople } from './people.ts'
import { storePicture } from './pictures.ts'
import type { DemoSize, DemoStore } from './shapes.ts'

/** The hand-written stores first, then generated ones of the same kinds all over the island. */
export function demoStores({ stores }: Pick<DemoSize, 'stores'>): DemoStore[] {
  const further = Math.max(0, stores - storeDefinitions.length)
  const keeperNames = demoPeople(Math.min(further, 4000))
  const names = new Set(storeDefinitions.map(({ name }) => name))
  return Array.from({ length: stores }, (_, index) => {
    const definition = itemAt(storeDefinitions, index)
    const random = seeded(2, index)
    if (index < storeDefinitions.length) return store(definition, definition, index, random)
    const keeper = itemAt(keeperNames, index)
    const sibling = siblingOf(definition, keeper, names, random)
    names.add(sibling.name)
    return store(definition, sibling, index, random)
  })
}

type Identity = Pick<StoreDefinition, 'name' | 'about' | 'place'>

function store(definition: StoreDefinition, self: Identity, index: number, random: Random): DemoStore {
  const { category, sells, week, news, halal, unverified } = definition
  const isWritten = index < storeDefinitions.length
  return {
    key: isWritten ? slug(self.name) : `${slug(self.name)}-${index + 1}`,
    name: self.name,
    description: self.about.replaceAll('{town}', self.place),
    categoryKey: category,
    sells,
    address: addressIn(self.place, random),
    phone: phoneNumber(index),
    picture: storePicture(definition).key,
    hours: demoHours(week),
    announcement: news && (isWritten || random() < 0.3) ? news : null,
    verified: isWritten ? !unverified : random() < 0.7,
    halalChecked: halal === true,
    joinedDaysAgo: joinedDaysAgo(random),
  }
}

/** A generated store of the same kind, with its own name, town and shopkeeper. */
function siblingOf(
  { signs, about, coast }: StoreDefinition,
  keeper: string,
  names: ReadonlySet<string>,
  random: Random,
): Identity {
  const place = coast ? oneOf(random, coastalPlaces) : townFor(random)
  const [first = '', ...rest] = keeper.split(' ')
  const family = rest.join(' ')
  const sign = oneOf(random, signs)
  const candidates = [
    `${sign} ${family}`,
    `Chez ${first}, ${sign}`,
    `${sign} ${place}`,
    `${sign} ${first} ${family}`,
  ]
  const start = wholeBelow(random, candidates.length)
  const free = candidates.map((_, step) => itemAt(candidates, start + step)).find((name) => !names.has(name))
  const name = free ?? `${sign} ${family}, ${place} ${wholeBelow(random, 900) + 100}`
  const ending = oneOf(random, keepers)
    .replaceAll('{family}', family)
    .replaceAll('{first}', first)
    .replaceAll('{year}', String(1962 + wholeBelow(random, 60)))
  return { name, about: `${firstSentence(about)} ${ending}`, place }
}

function firstSentence(text: string): string {
  return text.slice(0, text.search(/[.?]\s/) + 1)
}

/** Mobiles from one block, and a landline for every ninth store; the numbers belong to nobody. */
function phoneNumber(index: number): string {
  const ending = String((142 + (scatter(3, index) % 9) + index * 37) % 10_000).padStart(4, '0')
  return index % 9 === 7 ? `499${ending}` : `5755${ending}`
}

/** Most stores are older than their oldest product; some joined this year. */
function joinedDaysAgo(random: Random): number {
  return random() < 0.15 ? 60 + wholeBelow(random, 200) : 275 + wholeBelow(random, 800)
}

/** Letters without accents, digits and hyphens. */
function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
