import { useQuery } from '@tanstack/react-query'
import { LocateFixed, LocateOff } from 'lucide-react'
import { radiiKm } from '#domain/distance.ts'
import { near as texts } from '#texts/shared/near.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { dueIn } from '#web/shared/reading/due.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { forgetPosition, useOwnPosition } from './own-position.ts'
import { useNearMe } from './use-near-me.ts'

interface NearMeProps {
  near: string | undefined
  onPlace: (place: string) => void
}

/** A button that asks for the position. Who refuses, or is abroad, chooses a place. */
export function NearMe({ near, onPlace }: NearMeProps) {
  const { state, ask, choose } = useNearMe(onPlace)
  const own = useOwnPosition()
  const isAsking = state === 'asking'
  return (
    // Distances are drawn by the program, so it starts at once where a list is near a place.
    <div className="self-end max-sm:contents" {...(near && dueIn(1))}>
      <div className="flex items-center gap-2 max-sm:gap-0 max-sm:self-end">
        <Button
          look="quiet"
          className={`max-sm:min-w-0 max-sm:grow max-sm:px-3! ${own ? 'max-sm:rounded-r-none!' : ''}`}
          aria-disabled={isAsking}
          onClick={() => !isAsking && void ask()}
        >
          <LocateFixed aria-hidden="true" className="size-4.5 flex-none" />
          <span className="truncate">{isAsking ? texts.asking : texts.nearMe}</span>
        </Button>
        {own && (
          <Button
            look="plain"
            size="small"
            className="px-2! max-sm:min-h-11 max-sm:rounded-l-none! max-sm:border max-sm:border-l-0 max-sm:border-rim max-sm:bg-surface"
            title={texts.forget}
            onClick={forgetPosition}
          >
            <LocateOff aria-hidden="true" className="size-4.5 sm:hidden" />
            <span className="max-sm:sr-only">{texts.forget}</span>
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden max-sm:col-span-2 max-sm:mt-0">
        {state === 'refused' && texts.refused}
        {state === 'away' && texts.away}
      </p>
      {(state === 'refused' || state === 'away') && <PlaceSelect near={near} onPlace={choose} />}
    </div>
  )
}

function PlaceSelect({ near, onPlace }: NearMeProps) {
  const client = useClient()
  const { data: places = [], isError } = useQuery({
    queryKey: ['places'],
    queryFn: () => client.store.places({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="mt-2 max-sm:col-span-2 max-sm:mt-0 sm:w-64">
      <FilterSelect
        label={texts.choosePlace}
        name="near"
        value={near}
        all={texts.noPlace}
        options={places.map((name) => ({ value: name, label: name }))}
        onChoose={(place) => place && onPlace(place)}
        problem={isError && texts.failedPlaces}
      />
    </div>
  )
}

interface RadiusSelectProps {
  near: string
  radius: number | undefined
  onChoose: (radius: number | undefined) => void
}

/** How far from the place; the form without script sends the place with it. */
export function RadiusSelect({ near, radius, onChoose }: RadiusSelectProps) {
  return (
    <div className="sm:w-56">
      <input type="hidden" name="near" value={near} />
      <FilterSelect
        label={texts.within(near)}
        name="radius"
        value={radius === undefined ? undefined : String(radius)}
        all={texts.anyDistance}
        options={radiiKm.map((km) => ({ value: String(km), label: texts.km(km) }))}
        onChoose={(chosen) => onChoose(chosen ? Number(chosen) : undefined)}
      />
    </div>
  )
}
