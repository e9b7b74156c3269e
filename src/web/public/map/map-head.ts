import { map } from '#texts/public/map.ts'
import { common } from '#texts/shared/common.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { pageHead } from '#web/shared/page/page-head.ts'
import { type MapParams, mapPath } from './map-params.ts'

export function mapHead({ page }: PageContext, { place }: MapParams) {
  return pageHead(page.origin, {
    title: `${place ? map.storesIn(place) : map.title} – ${common.siteName}`,
    description: map.description,
    path: mapPath,
  })
}
