import { z } from 'zod'

/** The body of every refusal and failure. */
export const ErrorBody = z
  .object({
    message: z.string().meta({ description: 'The sentence a person sees.' }),
    code: z.string().meta({ description: 'Stable, for programs.', example: 'not-found' }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Which fields were refused, and why.' }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
