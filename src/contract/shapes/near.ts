import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest, longestRadiusKm } from '#domain/limits.ts'
import { findPlace } from '#domain/places.ts'
import { sayStore } from './store.sentences.ts'
import { line } from './text.ts'

const badRadius = issue(sayStore.badRadius(longestRadiusKm))

/** A place of ours, whatever its accents and capitals; blank means none. */
const NearPlace = line('city', longest.city)
  .refine((name) => name === '' || findPlace(name) !== undefined, issue(sayStore.badCity))
  .transform((name) => findPlace(name))
  .optional()
  .meta({
    description: 'Nearest to this town or village first; blank means no such order.',
    example: 'Curepipe',
  })

/** The search params of a list that can be ordered by distance. A position of a visitor is never sent. */
export const near = {
  near: NearPlace,
  radius: z.coerce
    .number<number | string>(badRadius)
    .min(1, badRadius)
    .max(longestRadiusKm, badRadius)
    .optional()
    .meta({ description: 'Only stores within so many km of `near`.', example: 5 }),
}
