import { kmBetween, nearestOf, type Position } from '#domain/distance.ts'
import { islandOf } from '#domain/island-boxes.ts'
import { findPlace, places } from '#domain/places.ts'

/** Something with the address of a store, and its position where the owner has set it. */
export interface Located {
  position?: Position | undefined
  address: { city: string | null }
}

export const positionOf = ({ position, address }: Located): Position | undefined =>
  position ?? (address.city ? findPlace(address.city) : undefined)

/** The nearest place of a position on one of the islands. */
export function placeOf(position: Position): string | undefined {
  return islandOf(position) && nearestOf(position, places)?.name
}

/**
 * From where a list near a place is measured: from the device's own position when the list was asked for there, else
 * from the place, so that distances are in the order of the list.
 */
function measuredFrom(near: string | undefined, own: Position | undefined) {
  if (own && (near === undefined || placeOf(own) === near)) return { from: own, isOwn: true }
  const place = near === undefined ? undefined : findPlace(near)
  return place && { from: place, isOwn: false }
}

/** Undefined when it is not known from where, or to where. */
export function distanceTo(store: Located, near: string | undefined, own: Position | undefined) {
  const measured = measuredFrom(near, own)
  const to = positionOf(store)
  return measured && to && { km: kmBetween(measured.from, to), isOwn: measured.isOwn }
}
