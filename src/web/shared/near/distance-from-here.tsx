import { useQuery } from '@tanstack/react-query'
import { distanceInWords } from '#domain/distance.ts'
import { language } from '#texts/shared/language.ts'
import { near as texts } from '#texts/shared/near.ts'
import { useOwnPosition } from './own-position.ts'
import type { Located } from './store-distance.ts'

interface DistanceFromHereProps {
  store: Located
  /** The place that the list is near to, when it is. */
  near?: string | undefined
}

/** How far a store is, once it is known from where. The list of places is loaded then. */
export function DistanceFromHere({ store, near }: DistanceFromHereProps) {
  const own = useOwnPosition()
  const { data: distances } = useQuery({
    queryKey: ['near', 'distances'],
    queryFn: () => import('./store-distance.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    // The server has the same for everybody.
    enabled: typeof document !== 'undefined' && (own !== undefined || near !== undefined),
  })
  const distance = distances?.distanceTo(store, near, own)
  if (!distance) return null
  const words = distanceInWords(distance.km, language)
  return (
    <span className="ml-auto flex-none pl-2 font-medium text-ink tabular-nums">
      <span aria-hidden="true">{words}</span>
      <span className="sr-only">
        {distance.isOwn || !near ? texts.fromHere(words) : texts.from(words, near)}
      </span>
    </span>
  )
}

/** For the cards of a list. */
export const distanceFromHere = (near?: string) => (store: Located) => (
  <DistanceFromHere store={store} near={near} />
)
