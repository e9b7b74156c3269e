import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { Id } from '#contract/shapes/ids.ts'
import type { Language } from '#domain/language.ts'
import { shareFile, sharePath } from '#domain/picture-delivery.ts'
import { stillHas } from '#server/platform/http/send-finished.ts'
import { sayImage } from '#server/platform/images/images.sentences.ts'
import { forever } from '#server/platform/images/picture-key.ts'
import { shareAddress, shareVersion } from '#server/shared/share-picture.ts'
import type { SharePicturesService } from './share-pictures.service.ts'

const Params = z.object({
  kind: z.enum(['product', 'store'], issue(sayImage.noSuchPicture)),
  id: Id,
  file: z.string().regex(shareFile, issue(sayImage.noSuchPicture)),
})

/** The picture of another version has another address, so copies may be cached for ever; an old address leads to the new one. */
export function sharePicturesRoutes(app: FastifyInstance, pictures: SharePicturesService): void {
  app.get(`${sharePath}:kind/:id/:file`, { schema: { params: Params } }, async (request, reply) => {
    const { kind, id, file } = request.params as z.infer<typeof Params>
    const [, language, version] = shareFile.exec(file) ?? []
    const facts = await pictures.facts(kind, id, language as Language)
    if (version !== shareVersion(facts))
      return reply.header('cache-control', 'public, max-age=300').redirect(shareAddress(facts), 302)
    const headers = { 'cache-control': forever, etag: `"${version}"` }
    if (stillHas(request.headers, headers.etag)) return reply.code(304).headers(headers).send()
    return reply
      .type('image/jpeg')
      .headers(headers)
      .send(await pictures.picture(facts))
  })
}
