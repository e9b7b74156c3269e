import { useNavigate, useSearch } from '@tanstack/react-router'
import { map as texts } from '#texts/public/map.ts'
import { common } from '#texts/shared/common.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { NearMe } from '#web/shared/near/near-me.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { MapList } from './map-list.tsx'
import { type MapParams, mapPath as to } from './map-params.ts'
import { mapQuery } from './map-queries.ts'
import { StoreMap } from './store-map.tsx'

export { mapHead } from './map-head.ts'
export { loadMap } from './map-queries.ts'

/** The stores on a map of the island, and the same as a list beside it. */
export function MapPage() {
  const params: MapParams = useSearch({ from: to })
  const navigate = useNavigate()
  const {
    data: mapped,
    hasFailed,
    isOutdated,
    tryAgain,
  } = usePreviousDataQuery(mapQuery(useClient(), params.place))
  return (
    <BrowsePage
      breadcrumb={<Breadcrumb steps={[{ name: common.home, to: '/' }]} />}
      title={texts.title}
      note={<p className="mt-1 text-muted">{texts.note}</p>}
      filters={<NearMe near={params.place} onPlace={(place) => navigate({ to, search: { place } })} />}
    >
      {mapped ? (
        <div
          aria-busy={isOutdated}
          className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]"
        >
          <StoreMap params={params} mapped={mapped} />
          <MapList place={params.place} mapped={mapped} />
        </div>
      ) : hasFailed ? (
        <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
      ) : (
        <Skeleton className="mt-5 aspect-8/9 max-w-2xl rounded-card" />
      )}
    </BrowsePage>
  )
}
