import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { tilesPath } from '#domain/map-tiles.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { stillHas } from '#server/platform/http/send-finished.ts'
import { forever } from '#server/platform/images/picture-key.ts'
import type { Streets } from '#server/platform/map/street-file.ts'
import { say } from './map-tiles.sentences.ts'

const whole = z
  .string()
  .regex(/^\d{1,7}$/, issue(say.noSuchTile))
  .transform(Number)
const Params = z.object({
  id: z.string().max(64, issue(say.noSuchTile)),
  z: whole.refine((zoom) => zoom <= 22, issue(say.noSuchTile)),
  x: whole,
  y: whole,
})

const inflate = promisify(gunzip)

/** A tile never changes under the id of its file, so copies are cached for ever; so is that there is nothing. */
export function mapTilesRoutes(app: FastifyInstance, streets: Streets | undefined): void {
  app.get(`${tilesPath}:id/:z/:x/:y.mvt`, { schema: { params: Params } }, async (request, reply) => {
    const { id, ...address } = request.params as z.infer<typeof Params>
    if (streets?.id !== id) throw notFound(say.noSuchTile)
    const etag = `"${id}-${address.z}-${address.x}-${address.y}"`
    const headers = { 'cache-control': forever, vary: 'accept-encoding', etag }
    if (stillHas(request.headers, etag)) return reply.code(304).headers(headers).send()
    const tile = await streets.tile(address)
    reply.headers(headers)
    if (!tile) return reply.code(204).send()
    reply.type('application/vnd.mapbox-vector-tile')
    if (!streets.areGzipped) return reply.send(tile)
    const { 'accept-encoding': accepted } = request.headers
    return accepted && negotiate(accepted, ['gzip'])
      ? reply.header('content-encoding', 'gzip').send(tile)
      : reply.send(await inflate(tile))
  })
}
