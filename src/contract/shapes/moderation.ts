import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { decidedThings } from '#domain/store-notifications.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { sayValue } from './value.sentences.ts'

export const ReportTarget = z.enum(decidedThings, issue(sayValue.badReportTarget))
export type ReportTarget = z.infer<typeof ReportTarget>

export const ModerationAction = z.enum([
  'dismiss',
  'warn',
  'remove',
  'remove-picture',
  'restore',
  'suspend',
  'release',
  'drop',
])

export const ModerationDecision = z.object({
  _id: Id,
  target: ReportTarget,
  targetId: Id.meta({ description: 'What it was about, which may be gone.' }),
  label: z.string(),
  action: ModerationAction,
  words: z.string().meta({ description: 'What those concerned were told.' }),
  owner: z.string().meta({ description: 'The email address of the website owner who decided.' }),
  at: Moment,
})
export type ModerationDecision = z.infer<typeof ModerationDecision>

/** Why and when something was removed, as its store reads it. */
export const Removal = z.object({ reason: z.string(), at: Moment })
export type Removal = z.infer<typeof Removal>
