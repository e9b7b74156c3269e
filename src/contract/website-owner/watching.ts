import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { securityEventNames } from '#domain/security-event.ts'

export const SecurityEvents = z.object({
  days: z.int(),
  events: z
    .array(
      z.object({
        event: z.enum(securityEventNames),
        login: z.enum(['user', 'admin', 'owner']).meta({ description: 'Whose login it was.' }),
        account: z.string().meta({ description: 'Equal for equal accounts; names nobody.' }),
        address: z.string().meta({ description: 'Equal for equal addresses; names nobody.' }),
        device: z.string(),
        count: Count,
        lastAt: Moment,
      }),
    )
    .meta({ description: 'The newest first, a hundred at most.' }),
})
export type SecurityEvents = z.infer<typeof SecurityEvents>

export const BrowserErrors = z.object({
  days: z.int(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        place: z.string().meta({ description: 'Our script, its line and column.' }),
        page: z.string(),
        build: z.string(),
        count: Count,
        lastAt: Moment,
      }),
    )
    .meta({ description: 'The newest first, fifty at most.' }),
})
export type BrowserErrors = z.infer<typeof BrowserErrors>

export const ownerWatching = {
  securityEvents: endpoint({
    method: 'GET',
    path: '/owner/security-events',
    access: 'owner',
    summary: 'What happened at the logins in the last 90 days',
    response: SecurityEvents,
  }),
  browserErrors: endpoint({
    method: 'GET',
    path: '/owner/browser-errors',
    access: 'owner',
    summary: 'Errors in visitors’ browsers of the last 30 days',
    response: BrowserErrors,
  }),
}
