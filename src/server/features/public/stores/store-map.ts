import type { MappedStore, MappedStores } from '#contract/shapes/mapped-stores.ts'
import type { Language } from '#domain/language.ts'
import { mostMappedStores } from '#domain/limits.ts'
import { tilesPath } from '#domain/map-tiles.ts'
import { findPlace } from '#domain/places.ts'
import { type CityCount, citiesOf } from '#server/lists/counted-page.ts'
import { keptLists } from '#server/lists/kept-list.ts'
import { bestRatedStoresFirst, type CardQueries, visibleStore } from '#server/lists/list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'
import { type Answered, shownStores } from '#server/lists/shown.ts'
import { type StoreRow, toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Streets } from '#server/platform/map/street-file.ts'

interface Deps {
  cards: CardQueries
  pages: ListPages
  clock: Clock
  streets: Streets | undefined
}

const { stores: list } = keptLists

export type StoreMap = ReturnType<typeof storeMap>

/**
 * The stores of a place at a time and the number in every place, which is stored: so the answer is small however many
 * stores there are, and what is asked names a place.
 */
export function storeMap({ cards, pages, clock, streets }: Deps) {
  return {
    async page(city: string | undefined, language: Language): Promise<Answered<MappedStores>> {
      const now = clock()
      const { cities } = await pages.cities(list, { now })
      const rows = city
        ? await cards.stores(
            { where: visibleStore, order: bestRatedStoresFirst },
            { city, limit: mostMappedStores, offset: 0 },
          )
        : []
      return {
        answer: {
          places: mappedPlaces(cities),
          total: cities.reduce((sum, { count }) => sum + count, 0),
          stores: rows.flatMap((row) => mappedStore(row, now, language)),
          ...(streets && { streets: mappedStreets(streets) }),
        },
        shown: shownStores(rows, now, { name: list.name, city }),
      }
    },
  }
}

const mappedStreets = ({ id, minZoom, maxZoom, credit }: Streets): MappedStores['streets'] => ({
  tiles: tilesPath + id,
  minZoom,
  maxZoom,
  credit,
})

function mappedPlaces(cities: readonly CityCount[]): MappedStores['places'] {
  const counts = new Map(cities.map(({ city, count }) => [city, count]))
  return citiesOf(cities).flatMap((name) => {
    const place = findPlace(name)
    return place ? [{ name, stores: counts.get(name) ?? 0, position: positionOf(place) }] : []
  })
}

function mappedStore(row: StoreRow, now: Date, language: Language): MappedStore[] {
  const { _id, name, averageRating, ratingCount, storeCategory, position } = toStore(row, now, language)
  const place = findPlace(row.city)
  const shown = position ?? (place && positionOf(place))
  return shown
    ? [{ _id, name, averageRating, ratingCount, category: storeCategory.name, position: shown }]
    : []
}

const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
})
