export type PageLink = number | 'gap'

/** How many rows a page has in the website owner's console. */
export const ownerPageSize = 25

/** None for an empty list. */
export function totalPages(total: number, size: number): number {
  return Math.ceil(total / size)
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** The page links to draw: at most seven, so that they keep their places while paging. */
export function pageWindow(page: number, totalPages: number): PageLink[] {
  if (totalPages <= 7) return numbers(1, totalPages)
  if (page <= 4) return [...numbers(1, 5), 'gap', totalPages]
  if (page >= totalPages - 3) return [1, 'gap', ...numbers(totalPages - 4, totalPages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', totalPages]
}

/** The 13 and 24 of 'Showing 13–24 of 214'; undefined for an empty list or a page past its end. */
export function pageRange(
  page: number,
  size: number,
  total: number,
): { from: number; to: number } | undefined {
  const from = (page - 1) * size + 1
  return page >= 1 && from <= total ? { from, to: Math.min(page * size, total) } : undefined
}

/** Whether an answer is a page of a list that has fewer pages. An empty list has a first page. */
export function isPastTheEnd(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const fields = answer as Record<string, unknown>
  return pagedBy.some(([page, pages]) => {
    const { [page]: asked } = fields
    // Not read for a first page: one that shows only the cards does not depend on the number of pages.
    if (typeof asked !== 'number' || asked <= 1) return false
    const { [pages]: last } = fields
    return typeof last === 'number' && asked > Math.max(1, last)
  })
}

/** A search has pages of products and pages of stores. */
const pagedBy = [
  ['page', 'totalPages'],
  ['productPage', 'totalProductPages'],
  ['storePage', 'totalStorePages'],
] as const
