import type { FastifyInstance } from 'fastify'
import { inLanguage, type Language, languages } from '#domain/language.ts'

/**
 * The first page of a language takes far longer than the next ones, so it is rendered before the process reports that
 * it is ready.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (const language of Object.keys(languages) as Language[]) await app.inject(inLanguage(language, '/'))
}
