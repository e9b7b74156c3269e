import type { MappedStore, MappedStores } from '#contract/shapes/mapped-stores.ts'
import { map as texts } from '#texts/public/map.ts'
import { figure } from '#texts/shared/figures.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { DistanceFromHere } from '#web/shared/near/distance-from-here.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { mapPath as to } from './map-params.ts'

interface MapListProps {
  place: string | undefined
  mapped: MappedStores
}

/** What the map shows, as a list: the places, or the stores of one of them. */
export function MapList({ place, mapped }: MapListProps) {
  return (
    <section id="map-list" aria-labelledby="map-list-title" className="scroll-mt-24">
      {place ? <StoresOfPlace place={place} mapped={mapped} /> : <Places {...mapped} />}
    </section>
  )
}

const heading = 'heading text-xl'

function Places({ places, total }: MappedStores) {
  return (
    <>
      <h2 id="map-list-title" className={heading}>
        {texts.inPlaces(total, places.length)}
      </h2>
      <ul className="mt-3 max-h-160 columns-[2_9rem] gap-x-6 overflow-y-auto max-lg:max-h-none">
        {places.map(({ name, stores }) => (
          <li key={name} className="break-inside-avoid">
            <AppLink
              to={to}
              search={{ place: name }}
              resetScroll={false}
              className="flex min-h-9 items-center justify-between gap-2 hover:text-lagoon hover:underline pointer-coarse:min-h-11"
            >
              <span className="truncate">{name}</span>
              <span className="text-muted tabular-nums">{figure(stores)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function StoresOfPlace({ place, mapped }: { place: string; mapped: MappedStores }) {
  const count = mapped.places.find(({ name }) => name === place)?.stores ?? 0
  return (
    <>
      <BackLink to={to} search={{}} resetScroll={false}>
        {texts.allPlaces}
      </BackLink>
      <h2 id="map-list-title" className={heading}>
        {texts.storesIn(place)} <span className="font-sans font-normal text-muted">({figure(count)})</span>
      </h2>
      {count === 0 && <p className="mt-2 text-muted">{texts.none(place)}</p>}
      <ul className="mt-2 max-h-160 divide-y divide-line overflow-y-auto max-lg:max-h-none">
        {mapped.stores.map((store) => (
          <ListedStore key={store._id} store={store} place={place} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {count > 0 && (
          <ButtonLink to="/stores" search={{ city: place }} look="quiet">
            {texts.allIn(place)}
          </ButtonLink>
        )}
        <ButtonLink to="/stores" search={{ near: place }} look="quiet">
          {texts.nearPlace(place)}
        </ButtonLink>
      </div>
    </>
  )
}

function ListedStore({ store, place }: { store: MappedStore; place: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2.5">
      <AppLink
        {...toStore(store._id)}
        className="font-semibold hover:text-lagoon hover:underline pointer-coarse:py-1.5"
      >
        {store.name}
      </AppLink>
      <Stars average={store.averageRating} count={store.ratingCount} />
      <span className="w-full text-sm text-muted">
        <span className="flex">
          {store.category}
          <DistanceFromHere store={{ position: store.position, address: { city: place } }} />
        </span>
      </span>
    </li>
  )
}
