import { dashboard } from '#texts/store-owner/dashboard.ts'
import type { Place } from './place.ts'

export function ViewHeading({ place }: { place: Place }) {
  const { places } = dashboard
  return <h1 className="heading mb-4 text-2xl">{places[place]}</h1>
}
