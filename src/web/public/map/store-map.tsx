import { useMemo, useState } from 'react'
import type { MappedStores } from '#contract/shapes/mapped-stores.ts'
import { type Island, islandOf, islands } from '#domain/island-boxes.ts'
import {
  drawnAt,
  groupedPins,
  largestStreetZoom,
  largestZoom,
  type MapView,
  mapSize,
  type Point,
  pointOf,
  wholeMap,
  withinMap,
  zoomedAround,
} from '#domain/island-map.ts'
import { map as texts } from '#texts/public/map.ts'
import { figure } from '#texts/shared/figures.ts'
import { map as islandTexts } from '#texts/shared/map.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { IslandMap, Outline } from '#web/shared/map/island-map.tsx'
import { useMapView } from '#web/shared/map/use-map-view.ts'
import { useOwnPosition } from '#web/shared/near/own-position.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { type MapParams, mapPath as to } from './map-params.ts'

interface StoreMapProps {
  params: MapParams
  mapped: MappedStores
}

/** How much larger the surroundings of a place are shown. */
const placeZoom = 5
/** From here on there is room for the names of places. */
const namedZoom = 3

/** The island with a pin for each place, and for each store of the chosen place. */
export function StoreMap({ params, mapped }: StoreMapProps) {
  const chosen = mapped.places.find(({ name }) => name === params.place)
  const island = (chosen && islandOf(chosen.position)) ?? params.island ?? 'mauritius'
  const first = chosen ? around(pointOf(island, chosen.position)) : wholeMap
  const map = useMapView(first, mapped.streets ? largestStreetZoom : largestZoom)
  const asked = `${island} ${chosen?.name}`
  const [shown, setShown] = useState(asked)
  if (shown !== asked) {
    setShown(asked)
    map.setView(first)
  }

  const named = useMemo(() => new Set(mapped.places.map(({ name }) => name)), [mapped.places])
  const places = mapped.places
    .filter(
      ({ name, position }) =>
        islandOf(position) === island && (name !== chosen?.name || mapped.stores.length === 0),
    )
    .map(({ name, stores, position }) => ({ name, count: stores, ...pointOf(island, position) }))
  const stores = chosen
    ? mapped.stores
        .filter(({ position }) => islandOf(position) === island)
        .map(({ _id, name, position }) => ({ _id, name, count: 1, ...pointOf(island, position) }))
    : []

  return (
    <IslandMap
      island={island}
      map={map}
      label={texts.mapOf(islandTexts.islands[island])}
      streets={mapped.streets}
      named={named}
      insets={<Insets island={island} mapped={mapped} />}
    >
      {groupedPins(places, map.view.zoom).map((group) => (
        <PlacePin
          key={group.pins[0]?.name}
          group={group}
          view={map.view}
          onPress={() => {
            if (group.pins.length === 1) return false
            map.setView((now) =>
              zoomedAround(
                withinMap({ ...now, x: group.x, y: group.y }, map.largest),
                2,
                undefined,
                map.largest,
              ),
            )
            return true
          }}
        />
      ))}
      {groupedPins(stores, map.view.zoom * 1.6).map((group) => (
        <StorePin key={group.pins[0]?._id} group={group} view={map.view} place={chosen?.name ?? ''} />
      ))}
      <OwnPin island={island} view={map.view} />
    </IslandMap>
  )
}

const around = (point: Point): MapView => withinMap({ ...point, zoom: placeZoom })

/** Where a pin is drawn; undefined when it is outside of what is shown. */
function placedAt(point: Point, view: MapView) {
  const { x, y } = drawnAt(point, view)
  if (x < 0 || x > 1 || y < 0 || y > 1) return
  return { left: `${(100 * x).toFixed(2)}%`, top: `${(100 * y).toFixed(2)}%` }
}

const pinLook =
  'absolute grid -translate-1/2 place-items-center rounded-full font-semibold tabular-nums shadow-sm ring-2 ring-surface forced-colors:border-2 before:absolute before:-inset-1.5 hover:z-10 focus-visible:z-10'

/** Drawn below the pin; the label of the link names the place already. */
const nameLook =
  'after:absolute after:top-full after:mt-0.5 after:whitespace-nowrap after:text-ink after:[text-shadow:0_0_3px_var(--color-sand),0_0_3px_var(--color-sand),0_0_3px_var(--color-sand)] after:content-[attr(data-name)]'

interface PlacePinProps {
  group: { x: number; y: number; count: number; pins: { name: string }[] }
  view: MapView
  /** Returns whether the press was used, so that the link is not followed. */
  onPress: () => boolean
}

/** A pin for one place, or for several that would cover each other. Without script it leads to the largest of them. */
function PlacePin({ group, view, onPress }: PlacePinProps) {
  const style = placedAt(group, view)
  const [largest] = group.pins
  if (!style || !largest) return null
  return (
    <AppLink
      to={to}
      search={{ place: largest.name }}
      resetScroll={false}
      draggable={false}
      aria-label={texts.pin(largest.name, group.pins.length - 1, group.count)}
      onClick={(event) => {
        if (onPress()) event.preventDefault()
      }}
      style={style}
      data-name={view.zoom >= namedZoom ? largest.name : ''}
      className={`${pinLook} ${nameLook} size-8 bg-lagoon text-xs text-on-lagoon hover:bg-lagoon-deep`}
    >
      {figure(group.count)}
    </AppLink>
  )
}

interface StorePinProps {
  group: { x: number; y: number; count: number; pins: { _id: string; name: string }[] }
  view: MapView
  place: string
}

/** A store, or several at the same spot, which the list beside the map names. */
function StorePin({ group, view, place }: StorePinProps) {
  const style = placedAt(group, view)
  const [store] = group.pins
  if (!style || !store) return null
  const look = `${pinLook} bg-sunset text-xs text-on-sunset hover:bg-sunset-deep`
  if (group.pins.length === 1)
    return (
      <AppLink
        {...toStore(store._id)}
        draggable={false}
        aria-label={store.name}
        style={style}
        className={`${look} size-5`}
      />
    )
  return (
    <a
      href="#map-list"
      draggable={false}
      aria-label={texts.storesHere(group.count, place)}
      style={style}
      className={`${look} size-8`}
    >
      {figure(group.count)}
    </a>
  )
}

function OwnPin({ island, view }: { island: Island; view: MapView }) {
  const own = useOwnPosition()
  const style = own && islandOf(own) === island ? placedAt(pointOf(island, own), view) : undefined
  if (!style) return null
  return (
    <span
      role="img"
      aria-label={texts.youAreHere}
      style={style}
      className="pointer-events-none absolute size-4 -translate-1/2 rounded-full bg-ink ring-4 ring-saffron forced-colors:border-4"
    />
  )
}

/** The other islands; a press shows one of them instead. */
function Insets({ island, mapped }: { island: Island; mapped: MappedStores }) {
  return (
    <>
      {islands
        .filter((other) => other !== island)
        .map((other) => (
          <AppLink
            key={other}
            to={to}
            search={other === 'mauritius' ? {} : { island: other }}
            resetScroll={false}
            draggable={false}
            className="grid w-20 justify-items-center large-text:flex-1 rounded-xl border border-rim bg-lagoon-tint/90 p-1.5 text-xs font-semibold text-ink hover:border-lagoon hover:text-lagoon"
          >
            <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true" className="h-14">
              <Outline island={other} />
            </svg>
            {islandTexts.islands[other]}
            <span className="font-normal text-muted">{texts.stores(storesOn(other, mapped))}</span>
          </AppLink>
        ))}
    </>
  )
}

const storesOn = (island: Island, { places }: MappedStores) =>
  places.reduce((sum, { stores, position }) => (islandOf(position) === island ? sum + stores : sum), 0)
