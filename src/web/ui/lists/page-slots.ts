import { pageWindow } from '#domain/pagination.ts'

interface PageSlot {
  key: string
  /** Nothing for a gap. */
  number: number | undefined
  /** Classes that hide the slot on some screens. */
  className: string | undefined
}

/** Up to seven slots, of which a phone shows at most five. */
export function pageSlots(page: number, totalPages: number): PageSlot[] {
  const window = pageWindow(page, totalPages)
  const narrow = new Set(narrowPages(page, totalPages))
  const slots: PageSlot[] = []
  let before = 0
  let gap = false
  for (const entry of window) {
    if (entry === 'gap') {
      slots.push({ key: `gap after ${slots.length}`, number: undefined, className: undefined })
      gap = true
      continue
    }
    if (!narrow.has(entry)) {
      slots.push({ key: String(entry), number: entry, className: 'max-sm:hidden' })
      continue
    }
    if (entry > before + 1 && !gap)
      slots.push({ key: `narrow gap before ${entry}`, number: undefined, className: 'sm:hidden' })
    slots.push({ key: String(entry), number: entry, className: undefined })
    before = entry
    gap = false
  }
  return slots
}

function narrowPages(page: number, last: number): number[] {
  if (last <= 5) return [1, 2, 3, 4, 5]
  if (page <= 2) return [1, 2, 3, last]
  if (page >= last - 1) return [1, last - 2, last - 1, last]
  return [1, page, last]
}
