import { getRouteApi } from '@tanstack/react-router'
import { HolidaysView } from './holidays-view.tsx'

const route = getRouteApi('/owner/holidays')

export function HolidaysScreen() {
  const { year } = route.useSearch()
  return <HolidaysView year={year} />
}
