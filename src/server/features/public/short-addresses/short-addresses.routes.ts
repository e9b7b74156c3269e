import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, isLanguage, languageCookie } from '#domain/language.ts'
import { idOfCode, type ShortKind } from '#domain/short-address.ts'
import { askedLanguage } from '#server/platform/http/asked-language.ts'
import { nothingHere } from '#server/platform/http/errors.ts'

const folders: Record<ShortKind, string> = { s: 'store', p: 'product' }

/**
 * The addresses of printed codes lead to the page in the visitor's language: the one that they chose here, else that of
 * their browser. Whether the page exists is for the page to say.
 */
export function shortAddressRoutes(app: FastifyInstance): void {
  for (const kind of Object.keys(folders) as ShortKind[])
    app.get(`/${kind}/:code`, async (request: FastifyRequest, reply: FastifyReply) => {
      const { code } = request.params as { code: string }
      const id = idOfCode(code)
      if (!id) throw nothingHere()
      const chosen = request.cookies[languageCookie]
      const language = isLanguage(chosen) ? chosen : askedLanguage(request)
      // Not cached, because the next reader of the code may have another language.
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(inLanguage(language, `/${folders[kind]}/${id}`), 302)
    })
}
