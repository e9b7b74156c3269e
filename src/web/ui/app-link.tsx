import { Link, type LinkProps, type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, useCallback } from 'react'

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

// A link says 'you are here' only on its very page, whatever page or filter the address carries besides.
const currentPage = { exact: true, includeSearch: false }

/** A link inside the app by its plain path; what it leads to is fetched as soon as someone means to go there. */
export function AppLink({ to, ...anchor }: AppLinkProps) {
  return <Link to={to as LinkProps['to']} preload="intent" activeOptions={currentPage} {...anchor} />
}

/** Goes to an address inside the app, query and all. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback((address) => void navigate({ href: address } as NavigateOptions), [navigate])
}
