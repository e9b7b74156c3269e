import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { chosenDay } from '#contract/shapes/day.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging, SearchWords } from '#contract/shapes/paging.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'

/** A blank one counts as left out. */
const OptionalDay = z
  .union([z.literal(''), chosenDay()], issue(sayValue.badDay))
  .transform((day) => day || undefined)
  .optional()

export const AuditSubject = z.object({
  name: z.string(),
  link: z
    .object({
      page: z.enum([
        'product',
        'store',
        'person',
        'ledger',
        'message',
        'product-categories',
        'store-categories',
      ]),
      id: Id,
    })
    .nullable()
    .meta({ description: 'Where to see it; null when it has no page.' }),
})
export type AuditSubject = z.infer<typeof AuditSubject>

export const AuditEntry = z.object({
  _id: z.int(),
  actor: z.string().meta({ description: 'Who did it: an email address, or the command in the shell.' }),
  action: z.string().meta({ example: 'approve-store-owner' }),
  target: z.object({ kind: z.string(), id: z.string() }).nullable(),
  subject: AuditSubject.optional().meta({
    description: 'What the target is called now, if it still exists.',
  }),
  details: z.record(z.string(), z.unknown()),
  at: Moment,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const ownerAudit = {
  entries: endpoint({
    method: 'GET',
    path: '/owner/audit',
    access: 'owner',
    summary: 'What website owners did, newest first',
    query: PageQuery.extend({
      words: SearchWords,
      from: OptionalDay.meta({ description: 'The first day, in Mauritius.' }),
      to: OptionalDay.meta({ description: 'The last day, in Mauritius.' }),
    }),
    response: z.object({ entries: z.array(AuditEntry), ...paging }),
  }),
}
