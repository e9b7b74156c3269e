import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { measuredPages } from '#domain/vitals.ts'

const Measured = z
  .object({ p75: z.number().meta({ description: 'Three of four visits stay within it.' }), visits: Count })
  .nullable()

export const SiteVitals = z.object({
  days: z.int(),
  pages: z
    .array(z.object({ page: z.enum(measuredPages), lcp: Measured, inp: Measured, cls: Measured }))
    .meta({ description: 'Only pages with visits.' }),
})
export type SiteVitals = z.infer<typeof SiteVitals>

export const ownerVitals = {
  vitals: endpoint({
    method: 'GET',
    path: '/owner/vitals',
    access: 'owner',
    summary: 'How fast pages were for visitors in the last 28 days',
    response: SiteVitals,
  }),
}
