import { ownerPageSize, pageRange } from '#domain/pagination.ts'
import { browsing } from '#texts/public/browsing.ts'

/** 'Showing 26–50 of 214', announced when it changes. */
export function ListRange({ page, total }: { page: number; total: number }) {
  const range = pageRange(page, ownerPageSize, total)
  return (
    <p role="status" className="min-h-[1lh] text-sm text-muted tabular-nums print:hidden">
      {range && browsing.showing(range.from, range.to, total)}
    </p>
  )
}
