import {
  type AbsoluteToPath,
  Link,
  type RegisteredRouter,
  type ResolveRoute,
  useNavigate,
} from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'

type Path = AbsoluteToPath<RegisteredRouter, '/'>
type TypesOf<To extends Path> = ResolveRoute<RegisteredRouter, '/', To>['types']

/** Optional when all its values are. */
type OptionalWhenEmpty<Name extends string, Values> = object extends Values
  ? { [name in Name]?: Values }
  : { [name in Name]: Values }

interface NavigationOptions {
  hash?: string
  /** Back then skips the current page. */
  replace?: boolean
  resetScroll?: boolean
  hashScrollIntoView?: boolean
}

/** The target of a link: a page of the route tree with its params and search params. */
export type Destination = {
  [To in Path]: { to: To } & OptionalWhenEmpty<'params', TypesOf<To>['allParams']> &
    OptionalWhenEmpty<'search', TypesOf<To>['fullSearchSchemaInput']> &
    NavigationOptions
}[Path]

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & Destination

/** For links that only change search params: the scroll position stays. */
export const inPlace = { resetScroll: false, hashScrollIntoView: false } as const

// A link is current on its own page, whatever search params the address has.
const currentPage = { exact: true, includeSearch: false }
const currentQuery = { exact: true, includeSearch: true }

/** A link inside the app. Its page is fetched when the visitor is about to follow it. */
export function AppLink(link: AppLinkProps) {
  return <Link preload="intent" activeOptions={link.search ? currentQuery : currentPage} {...link} />
}

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: string
  hash?: string | undefined
}

/** A link with a path from a text. */
export function PathLink({ path, ...anchor }: PathLinkProps) {
  return <Link to={path} preload="intent" activeOptions={currentPage} {...anchor} />
}

export function useGoTo(): (destination: Destination) => void {
  const navigate = useNavigate()
  return useCallback((destination) => void navigate(destination), [navigate])
}

/** Navigates to a stored path with its search params. */
export function useGoToPath(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback((path) => void navigate({ to: '.', href: path }), [navigate])
}
