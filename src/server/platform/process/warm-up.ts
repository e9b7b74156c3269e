import type { FastifyInstance } from 'fastify'
import { inLanguage, type Language, languages } from '#domain/language.ts'

/**
 * The first page of a language takes far longer than the next ones, so it is rendered before somebody asks for it.
 * Calls do not wait for it. Fails when the build has no pages.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (const language of Object.keys(languages) as Language[]) {
    const { statusCode } = await app.inject(inLanguage(language, '/'))
    if (statusCode === 500) throw new Error('The home page cannot be rendered: run `npm run build` again.')
  }
}
