import type { ReactNode } from 'react'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

/** Pages are links where they have an address: they open in a new tab, and Back returns to them. Other lists use buttons. */
export type Turning = { linkTo: (page: number) => Destination } | { onTurn: (page: number) => void }

interface PageControlProps {
  turning: Turning
  /** The page it leads to; none at either end of the list. */
  to: number | undefined
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  className: string
  children: ReactNode
}

/** A link to a page, or a button that turns to it; a button at the end of a list stays one, so that it keeps the focus. */
export function PageControl({ turning, to, ...look }: PageControlProps) {
  if ('onTurn' in turning) {
    const isEnd = to === undefined
    return (
      <button
        type="button"
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || turning.onTurn(to)}
        {...look}
      />
    )
  }
  return to === undefined ? <span {...look} /> : <AppLink {...turning.linkTo(to)} {...look} />
}
