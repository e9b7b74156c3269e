import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from './screen-module.ts'

/**
 * A view inside the console or the dashboard, which provide the head. Its module exports the component of
 * this name.
 */
export const viewRoute = <const Path extends string, Screen extends object, Name extends keyof Screen>(
  path: Path,
  screen: () => Promise<Screen>,
  component: Name,
) => ({ path, staticData: screenModule(screen), component: lazyRouteComponent(screen, component) }) as const
