import type { ReactNode } from 'react'

/** Facts in rows, to compare at a glance. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl className="grid gap-y-2">{children}</dl>
}

/** A row of FactRows: the name of a fact and its value. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] large-text:grid-cols-[minmax(0,1fr)] gap-x-3 @lg:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="pt-px text-sm text-muted">{name}</dt>
      <dd className="text-pretty wrap-anywhere">{children}</dd>
    </div>
  )
}
