import { Link, type LinkProps, type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'

/** Where a link leads: a plain path, and what stands behind the question mark. */
export interface Destination {
  to: string
  search?: object
  /** The part of the page to scroll to. */
  hash?: string
  /** Only the query changes: whoever follows the link goes on reading where they are. */
  staysInPlace?: boolean
}

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & Destination

// A link says 'you are here' only on its very page, whatever page or filter the address carries besides.
const currentPage = { exact: true, includeSearch: false }
const currentQuery = { exact: true, includeSearch: true }

/** A link inside the app by its plain path; what it leads to is fetched as soon as someone means to go there. */
export function AppLink({ to, search, hash, staysInPlace = false, ...anchor }: AppLinkProps) {
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      resetScroll={!staysInPlace}
      hashScrollIntoView={!staysInPlace}
      preload="intent"
      activeOptions={search ? currentQuery : currentPage}
      {...anchor}
    />
  )
}

/** Goes to an address inside the app, query and all. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback((address) => void navigate({ href: address } as NavigateOptions), [navigate])
}
