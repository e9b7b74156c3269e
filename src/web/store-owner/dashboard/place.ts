/** The views of the dashboard, tab by tab; the first of each is where a tab opens. */
export const views = {
  profile: ['profile', 'announcement', 'edit', 'security', 'delete'],
  products: ['all', 'create', 'edit', 'delete'],
} as const

export type Tab = keyof typeof views
export type View = (typeof views)[Tab][number]

/** One view by its whole name. */
export type PlaceName = { [T in Tab]: `${T}/${(typeof views)[T][number]}` }[Tab]

/** Where in the dashboard one is. */
export interface Place {
  tab: Tab
  view: View
  /** The product that is edited or deleted. */
  product?: string | undefined
}

export const nameOf = ({ tab, view }: Pick<Place, 'tab' | 'view'>) => `${tab}/${view}` as PlaceName

export const start: Place = { tab: 'profile', view: 'profile' }

/** A place that exists, or nothing. */
export function placeIn(tab: unknown, view: unknown): Pick<Place, 'tab' | 'view'> | undefined {
  if (tab !== 'profile' && tab !== 'products') return undefined
  const known: readonly View[] = views[tab]
  const found = known.find((name) => name === view)
  return found && { tab, view: found }
}

const storageKey = 'zilbazar-dashboard'

/** Keeps tab and view for the next visit; a product chosen there is not worth remembering. */
export function rememberPlace({ tab, view }: Place): void {
  try {
    localStorage.setItem(storageKey, `${tab} ${view}`)
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
