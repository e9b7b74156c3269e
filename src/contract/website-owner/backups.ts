import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { Moment } from '#contract/shapes/moment.ts'

export const Backups = z.object({
  state: z.enum(['none', 'fine', 'late', 'failed']).meta({
    description: 'Late when the last one is older than two days, failed when the last try was.',
  }),
  isScheduled: z.boolean().meta({ description: 'Whether one is made every day.' }),
  kept: Count.meta({ description: 'How many are kept; 0 when none is made every day.' }),
  last: z.object({ at: Moment, bytes: z.int(), isEncrypted: z.boolean() }).nullable(),
  failure: z.object({ at: Moment, reason: z.string() }).nullable().meta({
    description: 'Of the last try, when it failed.',
  }),
})
export type Backups = z.infer<typeof Backups>

export const ownerBackups = {
  backups: endpoint({
    method: 'GET',
    path: '/owner/backups',
    access: 'owner',
    summary: 'How old the last backup is, and whether it failed',
    response: Backups,
  }),
}
