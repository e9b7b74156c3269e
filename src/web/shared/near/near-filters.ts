import { near as texts } from '#texts/shared/near.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import type { ActiveFilter } from '#web/ui/lists/chip.tsx'

interface NearParams {
  near?: string | undefined
  radius?: number | undefined
}

/** The chips of a list near a place. Without the place there is no radius either. */
export function nearFilters(
  { near, radius }: NearParams,
  linkWith: (changed: NearParams) => Destination,
): ActiveFilter[] {
  if (!near) return []
  return [
    { name: texts.nearPlace(near), without: linkWith({ near: undefined, radius: undefined }) },
    ...(radius ? [{ name: texts.withinKm(radius), without: linkWith({ radius: undefined }) }] : []),
  ]
}
