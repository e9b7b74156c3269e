import { z } from 'zod'
import { Count } from './count.ts'
import { Position } from './position.ts'
import { Store } from './store-listing.ts'

/** A town or village with stores. */
const MappedPlace = z.object({ name: z.string(), stores: Count, position: Position })
export type MappedPlace = z.infer<typeof MappedPlace>

const MappedStore = Store.pick({ _id: true, name: true, averageRating: true, ratingCount: true }).extend({
  category: z.string(),
  position: Position,
})
export type MappedStore = z.infer<typeof MappedStore>

const Zoom = z.int().min(0).max(30)
const MappedStreets = z.object({
  tiles: z.string().meta({ description: 'Where the tiles are: `{tiles}/{z}/{x}/{y}.mvt`.' }),
  minZoom: Zoom,
  maxZoom: Zoom,
  credit: z.string().meta({ description: 'Whom to name besides OpenStreetMap.' }),
})
export type MappedStreets = z.infer<typeof MappedStreets>

export const MappedStores = z.object({
  places: z.array(MappedPlace).meta({ description: 'In alphabetical order.' }),
  total: Count,
  stores: z.array(MappedStore).meta({
    description: 'Of the city that was asked for, best rated first; the list of stores has the others.',
  }),
  streets: MappedStreets.optional().meta({ description: 'When the site has a file with streets.' }),
})
export type MappedStores = z.infer<typeof MappedStores>
