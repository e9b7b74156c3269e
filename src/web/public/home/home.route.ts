import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { homeHead } from './home-head.ts'
import { loadHome } from './home-queries.ts'
import { HomePageSkeleton } from './home-skeleton.tsx'

const screen = () => import('./home-screen.tsx')

/** The home page has two addresses. */
export const homeRoute = <const Path extends string>(path: Path) =>
  ({
    path,
    staticData: readableScreen(screen),
    component: lazyRouteComponent(screen, 'HomeScreen'),
    pendingComponent: HomePageSkeleton,
    pendingMs: 250,
    loader: ({ context }: { context: PageContext }) => loadHome(context),
    head: ({ match }: { match: { context: PageContext } }) => homeHead(match.context.page.origin),
  }) as const
