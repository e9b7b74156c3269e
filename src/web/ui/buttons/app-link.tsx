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

/** Required only when something in it is. */
type OptionalWhenEmpty<Name extends string, Values> = object extends Values
  ? { [name in Name]?: Values }
  : { [name in Name]: Values }

interface NavigationOptions {
  /** The part of the page to scroll to. */
  hash?: string
  /** Back then leads past the page that is left. */
  replace?: boolean
  resetScroll?: boolean
  hashScrollIntoView?: boolean
}

/** Where a link leads: a page of the site map, with the params and the search params that this page takes. */
export type Destination = {
  [To in Path]: { to: To } & OptionalWhenEmpty<'params', TypesOf<To>['allParams']> &
    OptionalWhenEmpty<'search', TypesOf<To>['fullSearchSchemaInput']> &
    NavigationOptions
}[Path]

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & Destination

/** For a link that only changes the query: whoever follows it goes on reading where they are. */
export const inPlace = { resetScroll: false, hashScrollIntoView: false } as const

// A link says 'you are here' only on its very page, whatever page or filter the address carries besides.
const currentPage = { exact: true, includeSearch: false }
const currentQuery = { exact: true, includeSearch: true }

/** A link inside the app; what it leads to is fetched as soon as someone means to go there. */
export function AppLink(link: AppLinkProps) {
  return <Link preload="intent" activeOptions={link.search ? currentQuery : currentPage} {...link} />
}

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: string
  hash?: string | undefined
}

/** A link whose address stands in a text, as words. */
export function PathLink({ path, ...anchor }: PathLinkProps) {
  return <Link to={path} preload="intent" activeOptions={currentPage} {...anchor} />
}

export function useGoTo(): (destination: Destination) => void {
  const navigate = useNavigate()
  return useCallback((destination) => void navigate(destination), [navigate])
}

/** Goes to an address inside the app that was written down before, query and all. */
export function useGoToPath(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback((path) => void navigate({ to: '.', href: path }), [navigate])
}
