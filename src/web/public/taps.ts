import type { Tap } from '#contract/public/taps.ts'
import { isBeforeProgram } from '#web/shared/reading/reading.ts'

/** A beacon is sent even when the tap leaves the page. */
export function countTap(tap: Tap): void {
  navigator.sendBeacon?.('/api/taps', new Blob([JSON.stringify(tap)], { type: 'application/json' }))
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

/**
 * Counts the view of the opened page, and taps on its links (`data-tap`) until the program does. Returns how to stop.
 */
export function countBeforeProgram(): () => void {
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
