import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { inLanguage } from '#domain/language.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { sendPlainPage } from '#server/platform/http/plain-page.ts'
import type { MailChoicesService } from './mail-choices.service.ts'

const page = '/unsubscribe/:token'

export function mailChoicesRoutes(mount: Mount, app: FastifyInstance, choices: MailChoicesService): void {
  mount(api.mailChoice.choose, ({ params, body }) => choices.choose(params.token, body.wants))

  /**
   * RFC 8058: a mail program sends a POST to the address of the page, with a form of one field. Browsers without script
   * send the same form. A GET only shows the page, because scanners of mails follow links.
   */
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.once('end', () => done(null))
      payload.once('error', done)
    })
    for (const path of [page, inLanguage('fr', page)])
      scope.post<{ Params: { token: string } }>(path, async (request, reply) => {
        const { message } = await choices.choose(request.params.token, false)
        reply.header('cache-control', 'no-store')
        return sendPlainPage(request, reply, message)
      })
  })
}
