import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { islandOf, roundPosition } from '#domain/island-boxes.ts'
import { form } from './form.ts'
import { sayStore } from './store.sentences.ts'

export const Position = z.object({
  latitude: z.number().meta({ example: -20.1619 }),
  longitude: z.number().meta({ example: 57.4989 }),
})

const degrees = z.number(issue(sayStore.badPosition))

/** A position that a store owner chooses, to the metre. */
export const ChosenPosition = form({ latitude: degrees, longitude: degrees })
  .refine((position) => islandOf(position) !== undefined, issue(sayStore.badPosition))
  .transform(roundPosition)
