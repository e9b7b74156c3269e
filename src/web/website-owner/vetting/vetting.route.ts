import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { laterStates, type VettingSearch } from './vetting-address.ts'

const screen = () => import('./vetting-screen.tsx')

export const vettingRoute = {
  path: '/vetting',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'VettingScreen'),
  validateSearch: (query: Record<string, unknown>): VettingSearch => ({
    state: choiceIn(query.state, laterStates),
    page: pageIn(query.page),
  }),
} as const
