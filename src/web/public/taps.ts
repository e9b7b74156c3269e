import type { Tap } from '#contract/public/taps.ts'
import { isBeforeProgram } from '#web/shared/reading/reading.ts'

/** A beacon is sent even when the tap leaves the page. */
const send = (path: string, json: string) =>
  navigator.sendBeacon?.(path, new Blob([json], { type: 'application/json' }))

export function countTap(tap: Tap): void {
  send('/api/taps', JSON.stringify(tap))
}

type Seen = Omit<Tap, 'kind'>

const nameOf = ({ storeId, productId }: Seen) => (productId ? `${storeId} ${productId}` : storeId)

/** A page names the product and the store that it shows. */
export const seen = (view: Seen) => ({ 'data-seen': nameOf(view) })

/** Counts a view, unless it is that of the opened page, which is counted before the program starts. */
export function countView(view: Seen): void {
  const { dataset } = document.documentElement
  if (dataset.viewed !== nameOf(view)) countTap({ kind: 'view', ...view })
  delete dataset.viewed
}

const searches = '/api/taps/searches'

/** Counts a page of results (`data-found`, JSON as it is sent), unless it is the opened page. */
export function countSearch(search: string): void {
  const { dataset } = document.documentElement
  if (dataset.viewed !== search) send(searches, search)
  delete dataset.viewed
}

/**
 * Counts the view of the opened page, and taps on its links (`data-tap`) until the program does. Returns how to stop.
 */
export function countBeforeProgram(): () => void {
  const search = document.querySelector<HTMLElement>('[data-found]')?.dataset.found
  if (search && isBeforeProgram()) {
    send(searches, search)
    document.documentElement.dataset.viewed = search
  }
  const page = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (!page || !isBeforeProgram()) return () => {}
  const [storeId = '', productId] = page.split(' ')
  const view = { storeId, ...(productId && { productId }) }
  countTap({ kind: 'view', ...view })
  document.documentElement.dataset.viewed = page
  addEventListener('click', countLink, true)
  return () => removeEventListener('click', countLink, true)

  function countLink({ target }: Event): void {
    const link = isBeforeProgram() && (target as Element).closest<HTMLElement>('a[data-tap]')
    if (link) countTap({ kind: link.dataset.tap as Tap['kind'], ...view })
  }
}
