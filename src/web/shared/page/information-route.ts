import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PageContext, untilLoaded } from './loading.ts'
import type { pageHead } from './page-head.ts'
import { screenModule } from './screen-module.ts'

type Visit = Parameters<typeof untilLoaded>[0]

interface Screen {
  Page: () => ReactNode
  head: (origin: string) => ReturnType<typeof pageHead>
  load?: (context: PageContext, visit: Visit) => Promise<void>
}

/** A page to read. Its component and its head are in one module, which only its readers download. */
export function informationRoute<const Path extends string>(path: Path, screen: () => Promise<Screen>) {
  return {
    path,
    staticData: screenModule(screen),
    component: lazyRouteComponent(screen, 'Page'),
    loader: async ({ context, ...visit }: Visit & { context: PageContext }) =>
      (await screen()).load?.(context, visit),
    head: async ({ match }: { match: { context: PageContext } }) =>
      (await screen()).head(match.context.page.origin),
  } as const
}
