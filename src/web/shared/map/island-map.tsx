import { Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { MappedStreets } from '#contract/shapes/mapped-stores.ts'
import type { Island } from '#domain/island-boxes.ts'
import { mapSize, wholeMap } from '#domain/island-map.ts'
import { map as texts } from '#texts/shared/map.ts'
import { outlineOf } from './outline.ts'
import type { useMapView } from './use-map-view.ts'
import { useStreets } from './use-streets.ts'

interface IslandMapProps {
  island: Island
  map: ReturnType<typeof useMapView>
  label: string
  /** What lies over the island: pins. */
  children: ReactNode
  /** Where there is room it lies in the corner, otherwise below. */
  insets?: ReactNode
  streets?: MappedStreets | undefined
  /** Places whose names lie over the island already. */
  named: ReadonlySet<string>
}

/**
 * An island from its outline, with streets over it if there are any, and buttons to zoom. Arrow keys move it while
 * anything inside has the focus.
 */
export function IslandMap({ island, map, label, children, insets, streets, named }: IslandMapProps) {
  const { view, setView, zoomIn, zoomOut, largest, area } = map
  const canvas = useStreets(streets, { island, view, named })
  const isWhole = view.zoom <= 1
  return (
    <div>
      <div className="relative">
        <div
          {...area}
          className={`relative aspect-8/9 overflow-hidden rounded-card border border-line bg-lagoon-tint select-none ${isWhole ? 'touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing'}`}
        >
          <svg
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            role="img"
            aria-label={label}
            className="absolute inset-0 size-full"
          >
            <Outline
              island={island}
              transform={`translate(${wholeMap.x} ${wholeMap.y}) scale(${view.zoom}) translate(${-view.x} ${-view.y})`}
            />
          </svg>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus */}
          {streets && <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />}
          {children}
          <div className="absolute top-3 right-3 grid gap-1.5">
            <MapButton name={texts.zoomIn} onPress={zoomIn} isOff={view.zoom >= largest}>
              <Plus aria-hidden="true" className="size-5" />
            </MapButton>
            <MapButton name={texts.zoomOut} onPress={zoomOut} isOff={isWhole}>
              <Minus aria-hidden="true" className="size-5" />
            </MapButton>
            <MapButton name={texts.whole} onPress={() => setView(wholeMap)} isOff={isWhole}>
              <Maximize aria-hidden="true" className="size-5" />
            </MapButton>
          </div>
          <p className="pointer-events-none absolute bottom-1 left-1 rounded-md bg-surface/85 px-1 text-xs text-muted">
            {[texts.credit, streets?.credit].filter(Boolean).join(' · ')}
          </p>
        </div>
        {insets && <div className="flex gap-2 max-sm:mt-2 sm:absolute sm:right-2 sm:bottom-6">{insets}</div>}
      </div>
      <p className="mt-1.5 text-sm text-muted">{texts.hint}</p>
    </div>
  )
}

export function Outline({ island, transform }: { island: Island; transform?: string }) {
  const path = useMemo(() => outlineOf(island), [island])
  return (
    <path
      d={path}
      transform={transform}
      vectorEffect="non-scaling-stroke"
      className="fill-surface stroke-edge forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
    />
  )
}

interface MapButtonProps {
  name: string
  onPress: () => void
  /** Stays in the order of the Tab key, so that the focus is not lost. */
  isOff: boolean
  children: ReactNode
}

function MapButton({ name, onPress, isOff, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 place-items-center rounded-full border border-rim bg-surface text-ink shadow-sm hover:border-lagoon hover:text-lagoon aria-disabled:opacity-60"
    >
      {children}
    </button>
  )
}
