import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** The paths of the views by tab and view, in the order of the sidebar. */
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

export const start: Place = 'profile/profile'

/** The view with this tab and name, or undefined. */
export const placeIn = (tab: string | undefined, view: string | undefined) =>
  placeNames.find((name) => name === `${tab}/${view}`)

export const placeOf = (routeId: string | undefined) => placeNames.find((name) => places[name] === routeId)

/** `product` is the product to edit or delete. */
export function linkTo(place: Place, product?: string): Destination {
  return place === 'products/edit' || place === 'products/delete'
    ? { to: places[place], search: { product } }
    : { to: places[place] }
}

const storageKey = 'zilbazar-dashboard'

/** Stores tab and view for the next visit, without the chosen product. */
export function rememberPlace(place: Place): void {
  try {
    localStorage.setItem(storageKey, place.replace('/', ' '))
  } catch {
    // Without storage the next visit starts at the profile.
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
