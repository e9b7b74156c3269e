import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** The views of the dashboard, by tab and view, and where each is found; in the order of the sidebar. */
export const places = {
  'profile/profile': '/admin/dashboard/profile',
  'profile/announcement': '/admin/dashboard/profile/announcement',
  'profile/edit': '/admin/dashboard/profile/edit',
  'profile/security': '/admin/dashboard/profile/security',
  'profile/delete': '/admin/dashboard/profile/delete',
  'products/all': '/admin/dashboard/products',
  'products/create': '/admin/dashboard/products/create',
  'products/edit': '/admin/dashboard/products/edit',
  'products/delete': '/admin/dashboard/products/delete',
} as const

export type Place = keyof typeof places
export const placeNames = Object.keys(places) as Place[]

/** Where the first visit starts. */
export const start: Place = 'profile/profile'

/** A view that exists, or nothing. */
export const placeIn = (tab: string | undefined, view: string | undefined) =>
  placeNames.find((name) => name === `${tab}/${view}`)

/** The view that a route shows. */
export const placeOf = (routeId: string | undefined) => placeNames.find((name) => places[name] === routeId)

/** The product is the one to be edited or deleted. */
export function linkTo(place: Place, product?: string): Destination {
  return place === 'products/edit' || place === 'products/delete'
    ? { to: places[place], search: { product } }
    : { to: places[place] }
}

const storageKey = 'zilbazar-dashboard'

/** Keeps tab and view for the next visit; a product chosen there is not worth remembering. */
export function rememberPlace(place: Place): void {
  try {
    localStorage.setItem(storageKey, place.replace('/', ' '))
  } catch {
    // The next visit then starts at the profile.
  }
}

export function rememberedPlace(): Place {
  try {
    const [tab, view] = localStorage.getItem(storageKey)?.split(' ') ?? []
    return placeIn(tab, view) ?? start
  } catch {
    return start
  }
}
