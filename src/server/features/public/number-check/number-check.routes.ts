import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { sentenceIn } from '#contract/issue.ts'
import { CheckedNumber } from '#contract/public/number-check.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import { sayHttp } from '#server/platform/http/http.sentences.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { type PlainDetails, sendPlainPage } from '#server/platform/http/plain-page.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import { say } from './number-check.sentences.ts'
import type { NumberCheckService } from './number-check.service.ts'

const page = '/check'
/** A number of a hundred characters, percent-encoded. */
const longestForm = 4096

/** A number travels in the body of a POST alone, so that no address, log or cache has it. */
export function numberCheckRoutes(mount: Mount, app: FastifyInstance, check: NumberCheckService): void {
  mount(api.numberCheck.number, ({ body }, { request }) => check.number(body.number, addressFrom(request)))
  mount(api.numberCheck.code, ({ body }, { request }) => check.code(body, addressFrom(request)))

  /** Browsers without script send the page's form to the page itself. */
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('number') ?? ''),
    )
    for (const path of [page, inLanguage('fr', page)])
      scope.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store')
        try {
          const { message, ...details } = await answered(request)
          return sendPlainPage(request, reply, message, details)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          reply.status(error.status)
          return sendPlainPage(request, reply, error.sentence, { links: [anotherNumber(request)] })
        }
      })
  })

  async function answered(request: FastifyRequest): Promise<PlainDetails & { message: Refusal['sentence'] }> {
    const { message, stores } = await check.number(numberIn(request.body), addressFrom(request))
    const language = languageOf(request.url)
    const shown = stores.filter(({ isSuspended }) => !isSuspended)
    return {
      message,
      texts: [
        ...stores.flatMap(({ numberChangedOn: day }) => (day ? [say.changed({ day })] : [])),
        ...(shown.length === 0 ? [say.beforeYouPay] : []),
      ],
      links: [
        ...shown.map((store) => ({
          href: inLanguage(language, `/store/${store._id}`),
          name: say.seeStore(store),
        })),
        anotherNumber(request),
      ],
    }
  }
}

const anotherNumber = (request: FastifyRequest) => ({
  href: inLanguage(languageOf(request.url), page),
  name: say.checkAnother,
})

function numberIn(body: unknown): string {
  const { data, error } = CheckedNumber.safeParse(body)
  if (data === undefined)
    throw badField('number', sentenceIn(error?.issues[0]?.message ?? '') ?? sayHttp.cannotUse)
  return data
}
