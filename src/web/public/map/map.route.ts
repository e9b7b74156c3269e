import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, wordsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { type MapParams, mapPath } from './map-params.ts'

const screen = () => import('./map.tsx')

export const mapRoute = {
  path: mapPath,
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'MapPage'),
  validateSearch: (query: Record<string, unknown>): MapParams => ({
    place: wordsIn(query.place),
    island: choiceIn(query.island, ['rodrigues', 'agalega']),
  }),
  loaderDeps: ({ search }: { search: MapParams }) => search,
  loader: (visit: { context: PageContext; deps: MapParams; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, [screen().then(({ loadMap }) => loadMap(visit.context, visit.deps.place))]),
  head: async ({ match }: { match: { context: PageContext; search: MapParams } }) =>
    (await screen()).mapHead(match.context, match.search),
} as const
