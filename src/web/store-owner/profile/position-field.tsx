import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Position } from '#domain/distance.ts'
import { clampToIsland, type Island, islandOf, roundPosition } from '#domain/island-boxes.ts'
import {
  drawnAt,
  groupedPins,
  largestStreetZoom,
  largestZoom,
  type MapView,
  type Point,
  pointAt,
  pointOf,
  positionAt,
  withinMap,
} from '#domain/island-map.ts'
import { findPlace, placeNames, places } from '#domain/places.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { IslandMap } from '#web/shared/map/island-map.tsx'
import { streetsQuery } from '#web/shared/map/streets-query.ts'
import { useMapView } from '#web/shared/map/use-map-view.ts'
import { askPosition } from '#web/shared/near/ask-position.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'

interface PositionFieldProps {
  city: string
  /** Null while the position of the city counts. */
  position: Position | null
  onChange: (position: Position | null) => void
  problem: string | undefined
}

/** The pin of a store on its island. */
export function PositionField({ city, position, onChange, problem }: PositionFieldProps) {
  const { position: texts } = storeProfile
  const place = findPlace(city)
  const before = useRef(city)
  useEffect(() => {
    // The pin of a store that moves elsewhere would stay behind.
    if (before.current !== city) onChange(null)
    before.current = city
  }, [city, onChange])
  if (!place) return <p className="text-muted">{texts.chooseCity}</p>

  const at = position ?? place
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <PinMap key={city} at={at} onChange={onChange} />
      <div className="grid justify-items-start gap-3">
        <p role="status">
          {position ? texts.at(degrees(position.latitude), degrees(position.longitude)) : texts.atCity(city)}
        </p>
        <OwnPosition onFound={onChange} />
        {position && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {texts.backToCity(city)}
          </Button>
        )}
        {problem && <FieldProblem id="position-problem">{problem}</FieldProblem>}
      </div>
    </div>
  )
}

const degrees = (value: number) => Math.abs(value).toFixed(5)

/** For an owner who stands in the store. */
function OwnPosition({ onFound }: { onFound: (position: Position) => void }) {
  const { position: texts } = storeProfile
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'away'>('idle')
  async function ask() {
    setState('asking')
    try {
      const found = await askPosition()
      setState(islandOf(found) ? 'idle' : 'away')
      if (islandOf(found)) onFound(found)
    } catch {
      setState('refused')
    }
  }
  return (
    <div>
      <Button
        look="quiet"
        aria-disabled={state === 'asking'}
        onClick={() => state !== 'asking' && void ask()}
      >
        {state === 'asking' ? texts.asking : texts.here}
      </Button>
      <p role="status" className="mt-1 text-sm text-sunset empty:hidden">
        {state === 'refused' && texts.refused}
        {state === 'away' && texts.away}
      </p>
    </div>
  )
}

/** How much larger than the island the surroundings of the pin are shown. */
const pinZoom = 6
/** How far an arrow key moves the pin, as a share of the map: finer when it is larger. */
const keyStep = 0.02

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const everyPlace = new Set(placeNames)

function PinMap({ at, onChange }: { at: Position; onChange: (position: Position) => void }) {
  const { position: texts } = storeProfile
  const island = islandOf(at) ?? 'mauritius'
  const point = pointOf(island, at)
  const { data: streets } = useQuery(streetsQuery(useClient()))
  const map = useMapView(withinMap({ ...point, zoom: pinZoom }), streets ? largestStreetZoom : largestZoom)
  const { view } = map
  const drawn = drawnAt(point, view)

  const put = (to: Point) =>
    onChange(roundPosition(clampToIsland(positionAt(island, pointAt(to, view)), island)))

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    put({ x: drawn.x + arrow.x * keyStep, y: drawn.y + arrow.y * keyStep })
    const isNearEdge = [drawn.x, drawn.y].some((share) => share < 0.1 || share > 0.9)
    if (isNearEdge) map.setView(withinMap({ ...point, zoom: view.zoom }, map.largest))
  }

  return (
    <IslandMap island={island} map={map} label={texts.map} streets={streets ?? undefined} named={everyPlace}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard moves the pin itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard moves the pin itself */}
      <div className="absolute inset-0" onClick={(event) => !map.hasMoved() && put(map.drawnBy(event))}>
        <PlaceNames island={island} view={view} />
      </div>
      <button
        type="button"
        aria-label={texts.pin}
        onKeyDown={onKeyDown}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) put(map.drawnBy(event))
        }}
        style={{ left: `${drawn.x * 100}%`, top: `${drawn.y * 100}%` }}
        className="absolute grid size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none items-end justify-items-center text-sunset active:cursor-grabbing"
      >
        <MapPin aria-hidden="true" className="size-9 fill-sunset-tint" />
      </button>
    </IslandMap>
  )
}

/** The names of the places around, as many as there is room for, below the point where a pin would be. */
function PlaceNames({ island, view }: { island: Island; view: MapView }) {
  const shown = places
    .filter((place) => islandOf(place) === island)
    .map((place) => ({ ...pointOf(island, place), name: place.name, count: place.population ?? 0 }))
  return groupedPins(shown, view.zoom / 1.5).map(({ x, y, pins }) => {
    const drawn = drawnAt({ x, y }, view)
    if (drawn.x < 0 || drawn.x > 1 || drawn.y < 0 || drawn.y > 1) return null
    return (
      <span
        key={pins[0]?.name}
        aria-hidden="true"
        style={{ left: `${drawn.x * 100}%`, top: `${drawn.y * 100}%` }}
        className="pointer-events-none absolute -translate-x-1/2 translate-y-0.5 text-xs whitespace-nowrap text-muted"
      >
        {pins[0]?.name}
      </span>
    )
  })
}
