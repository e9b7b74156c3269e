import type { ReactNode } from 'react'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

/**
 * Pages with an address are links, so that they open in a new tab and Back returns to them. Other lists use
 * buttons.
 */
export type PageNavigation = { linkTo: (page: number) => Destination } | { onTurn: (page: number) => void }

interface PageControlProps {
  navigation: PageNavigation
  /** The target page, or nothing at either end of the list. */
  to: number | undefined
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  className: string
  children: ReactNode
}

/** A link to a page, or a button. At the end of a list the button stays, so that it keeps the focus. */
export function PageControl({ navigation, to, ...look }: PageControlProps) {
  if ('onTurn' in navigation) {
    const isEnd = to === undefined
    return (
      <button
        type="button"
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || navigation.onTurn(to)}
        {...look}
      />
    )
  }
  return to === undefined ? <span {...look} /> : <AppLink {...navigation.linkTo(to)} {...look} />
}
