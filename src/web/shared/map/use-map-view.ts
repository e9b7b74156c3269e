import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  largestZoom,
  type MapView,
  mapSize,
  type Point,
  withinMap,
  zoomedAround,
} from '#domain/island-map.ts'

/** How far an arrow key moves the map, as a share of what is shown. */
const keyStep = 0.15
const zoomStep = 1.6
/** A finger or mouse that moves less than this has tapped. */
const tapPixels = 5

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The view of a map, and the ways to change it by keyboard, mouse and touch. */
export function useMapView(first: MapView, largest = largestZoom) {
  const [view, setView] = useState(first)
  const area = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const hasMoved = useRef(false)

  const zoom = (factor: number, drawn?: Point) => setView((now) => zoomedAround(now, factor, drawn, largest))
  const move = ({ x, y }: Point) =>
    setView((now) =>
      withinMap(
        {
          ...now,
          x: now.x + (x * mapSize.width) / now.zoom,
          y: now.y + (y * mapSize.height) / now.zoom,
        },
        largest,
      ),
    )

  /** As a share of the drawn map. */
  function drawnBy({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = area.current?.getBoundingClientRect()
    return box?.width ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : middle
  }

  useEffect(() => {
    const { current } = area
    // Without a key the wheel scrolls the page. A pinch on a touchpad is a wheel with Ctrl.
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = current?.getBoundingClientRect()
      if (!box) return
      const drawn = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
      setView((now) => zoomedAround(now, Math.exp(-event.deltaY / 200), drawn, largest))
    }
    current?.addEventListener('wheel', onWheel, { passive: false })
    return () => current?.removeEventListener('wheel', onWheel)
  }, [largest])

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = drawnBy(event)
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const moved = { x: before.x - now.x, y: before.y - now.y }
    const width = area.current?.clientWidth ?? 0
    if (!hasMoved.current && Math.hypot(moved.x, moved.y) * width < tapPixels) return
    if (!hasMoved.current) area.current?.setPointerCapture(event.pointerId)
    hasMoved.current = true
    pointers.current.set(event.pointerId, now)
    const [other] = others
    if (!other) return move(moved)
    const [apart, wasApart] = [gap(now, other), gap(before, other)]
    if (wasApart > 0) zoom(apart / wasApart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = arrows[event.key]
    if (arrow) move({ x: arrow.x * keyStep, y: arrow.y * keyStep })
    else if (event.key === '+' || event.key === '=') zoom(zoomStep)
    else if (event.key === '-') zoom(1 / zoomStep)
    else return
    event.preventDefault()
  }

  return {
    view,
    setView,
    largest,
    drawnBy,
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
    /** Whether the pointer has moved the map since it went down, so that what follows is no click. */
    hasMoved: () => hasMoved.current,
    area: {
      ref: area,
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) hasMoved.current = false
        if (event.button === 0) pointers.current.set(event.pointerId, drawnBy(event))
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
      onDoubleClick: (event: { clientX: number; clientY: number }) => zoom(zoomStep, drawnBy(event)),
    },
  }
}

const middle: Point = { x: 0.5, y: 0.5 }
const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
