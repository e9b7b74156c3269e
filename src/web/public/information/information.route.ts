import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { screens } from './information-screens.ts'
import type { PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import type { pageHead } from '#web/shared/page/page-head.ts'

type Visit = Parameters<typeof untilLoaded>[0]

interface Screen {
  Page: () => ReactNode
  head: (origin: string) => ReturnType<typeof pageHead>
  /** What it shows from the server. */
  load?: (context: PageContext, visit: Visit) => Promise<void>
}

/** Everything about these pages, down to where their modules are, is fetched by those alone who come to read one. */
export function informationRoute(name: keyof typeof screens) {
  const screen = async (): Promise<Screen> => (await import('./information-screens.ts')).screens[name]()
  return {
    path: `/${name}`,
    staticData: { module: `src/web/pages/${name}.tsx` },
    component: lazyRouteComponent(screen, 'Page'),
    loader: async ({ context, ...visit }: Visit & { context: PageContext }) =>
      (await screen()).load?.(context, visit),
    head: async ({ match }: { match: { context: PageContext } }) =>
      (await screen()).head(match.context.page.origin),
  } as const
}
