import type { ReportTarget } from '#contract/shapes/moderation.ts'
import type { FoundKind, FoundThing } from '#contract/website-owner/content.ts'
import type { ReportedContent } from '#contract/website-owner/moderation.ts'
import { foundKinds } from '#domain/found-content.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { FindQueries } from './find.queries.ts'
import type { PeopleQueries } from './people.queries.ts'
import { toFoundPerson } from './people.service.ts'

interface Thing {
  target: ReportTarget
  targetId: string
}

interface Deps {
  queries: FindQueries
  people: PeopleQueries
  /** Loads the content of many things at once. */
  contents: (things: readonly Thing[]) => Promise<Map<string, ReportedContent>>
}

interface Search {
  search: string
  kind?: FoundKind | undefined
  personId?: string | undefined
  page: number
}

const nobody = { products: [], stores: [], people: [] }

export function find({ queries, people, contents }: Deps) {
  /** What is found of each kind. */
  async function all({ search, personId }: Search): Promise<Record<FoundKind, Thing[]>> {
    const [products, stores, persons] =
      search && !personId
        ? await Promise.all([queries.products(search), queries.stores(search), queries.people(search)])
        : [[], [], []]
    const names = personId ? { ...nobody, people: [personId] } : { products, stores, people: persons }
    const reviews = personId || search ? await queries.reviews(names, personId ? '' : search) : []
    return {
      products: products.map((targetId) => ({ target: 'product', targetId })),
      stores: stores.map((targetId) => ({ target: 'store', targetId })),
      people: persons.map((targetId) => ({ target: 'store', targetId })),
      reviews: reviews.map(({ id, target }) => ({ target, targetId: id })),
    }
  }

  async function thingsOf(onPage: readonly Thing[]): Promise<FoundThing[]> {
    const [found, reports] = await Promise.all([
      contents(onPage),
      queries.openReports(onPage.map(({ targetId }) => targetId)),
    ])
    return onPage.flatMap((thing) => {
      const content = found.get(thing.targetId)
      return content ? [{ ...thing, content, openReports: reports.get(thing.targetId) ?? 0 }] : []
    })
  }

  async function peopleOf(ids: readonly string[]) {
    const rows = ids.length === 0 ? [] : await people.byIds(ids)
    return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toFoundPerson))
  }

  return {
    async page(search: Search) {
      const found = await all(search)
      const first = foundKinds.find((kind) => found[kind].length > 0) ?? 'products'
      const kind = search.personId ? 'reviews' : (search.kind ?? first)
      const { page } = search
      const total = found[kind].length
      const onPage = found[kind].slice((page - 1) * ownerPageSize, page * ownerPageSize)
      const isPeople = kind === 'people'
      return {
        kind,
        counts: {
          products: found.products.length,
          stores: found.stores.length,
          people: found.people.length,
          reviews: found.reviews.length,
        },
        things: isPeople ? [] : await thingsOf(onPage),
        people: isPeople ? await peopleOf(onPage.map(({ targetId }) => targetId)) : [],
        page,
        total,
        totalPages: totalPages(total, ownerPageSize),
      }
    },
  }
}
