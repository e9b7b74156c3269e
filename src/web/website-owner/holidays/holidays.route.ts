import { viewRoute } from '#web/shared/page/view-route.ts'
import { type HolidaysSearch, yearIn } from './holidays-search-params.ts'

const screen = () => import('./holidays-screen.tsx')

export const holidaysRoute = {
  ...viewRoute('/holidays', screen, 'HolidaysScreen'),
  validateSearch: (query: Record<string, unknown>): HolidaysSearch => ({ year: yearIn(query.year) }),
} as const
