import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import type { ResizeOptions, Sharp } from 'sharp'
import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import {
  deliveryForm,
  deliveryFormPattern,
  deliveryPath,
  deliveryWidths,
  sharedForm,
  sharedSize,
} from '#domain/picture-delivery.ts'
import { notFound } from '../http/errors.ts'
import { stillHas } from '../http/send-finished.ts'
import { sayImage } from './images.sentences.ts'
import { limitEncoding } from './limit-encoding.ts'
import { loadSharp } from './load-sharp.ts'
import { contentTypeOf, forever, pictureKey } from './picture-key.ts'
import type { PictureStore } from './picture-store.ts'
import { mostPixels } from './re-encode.ts'

const encoders = {
  'image/avif': (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 78, effort: 3 }),
  'image/jpeg': (image: Sharp) =>
    image.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
}
type Format = keyof typeof encoders

const Key = z.string().regex(pictureKey, issue(sayImage.badKey))
const Original = z.object({ key: Key })
const Delivery = z.object({
  form: z.union(
    [z.literal(sharedForm), z.string().regex(deliveryFormPattern)],
    issue(sayImage.badTransformation),
  ),
  key: Key,
})

interface Size {
  /** Part of the name of the stored file. */
  name: string
  resize: ResizeOptions
}

/** The size of each delivery form. Only the picture of a shared link is enlarged and cropped. */
const sizes = new Map<string, Size>([
  ...deliveryWidths.map((width): [string, Size] => [
    deliveryForm(width),
    { name: `w${width}`, resize: { width, withoutEnlargement: true } },
  ]),
  [sharedForm, { name: 'shared', resize: { ...sharedSize, fit: 'cover' } }],
])

const noSuchPicture = () => notFound(sayImage.noSuchPicture)

/**
 * `/media/upload/{key}` is the stored original, `/media/upload/f_auto,q_auto,w_800/{key}` a delivery form: AVIF, WebP
 * or JPEG, by what the browser accepts. A key never changes its content, so copies may be cached as long as the
 * picture exists.
 */
export function pictureDelivery(app: FastifyInstance, pictures: PictureStore): void {
  const inFlight = new Map<string, Promise<Buffer>>()
  const limit = limitEncoding()

  async function derive(key: string, size: Size, format: Format): Promise<Buffer> {
    const name = `${key}.${size.name}.${format.slice('image/'.length)}`
    const ready = await pictures.read(name)
    if (ready) return ready
    const original = await pictures.read(key)
    if (!original) throw noSuchPicture()
    const sharp = await loadSharp()
    const image = sharp(original, { limitInputPixels: mostPixels }).resize(size.resize)
    const made = await limit(() => encoders[format](image).toBuffer())
    await pictures.write(name, made)
    // The picture may have been deleted while its form was made.
    if (!(await pictures.has(key))) await pictures.remove(key)
    return made
  }

  /** Simultaneous first requests share one encoding. */
  function deriveOnce(key: string, size: Size, format: Format): Promise<Buffer> {
    const requestKey = `${key} ${size.name} ${format}`
    const running = inFlight.get(requestKey)
    if (running) return running
    const making = derive(key, size, format).finally(() => inFlight.delete(requestKey))
    inFlight.set(requestKey, making)
    return making
  }

  app.get(`${deliveryPath}:key`, { schema: { params: Original } }, async (request, reply) => {
    const { key } = request.params as z.infer<typeof Original>
    const headers = { 'cache-control': forever, etag: `"${key}"` }
    if (stillHas(request.headers, headers.etag) && (await pictures.has(key)))
      return reply.code(304).headers(headers).send()
    const original = await pictures.read(key)
    if (!original) throw noSuchPicture()
    return reply.type(contentTypeOf(key)).headers(headers).send(original)
  })

  app.get(`${deliveryPath}:form/:key`, { schema: { params: Delivery } }, async (request, reply) => {
    const { form, key } = request.params as z.infer<typeof Delivery>
    const size = sizes.get(form)
    if (!size) throw notFound(sayImage.noSuchSize)
    const format = form === sharedForm ? 'image/jpeg' : formatFor(request.headers.accept)
    const etag = `"${key}-${size.name}-${format.slice('image/'.length)}"`
    const headers = { 'cache-control': forever, vary: 'accept', etag }
    if (stillHas(request.headers, etag) && (await pictures.has(key)))
      return reply.code(304).headers(headers).send()
    const bytes = await deriveOnce(key, size, format)
    return reply.type(format).headers(headers).send(bytes)
  })
}

/** Only a browser that names a modern format gets one; a plain wildcard gets JPEG. */
function formatFor(accept = ''): Format {
  const named = accept
    .split(',')
    .filter((part) => !part.includes('*'))
    .join(',')
  const best = named && negotiate(named, ['image/avif', 'image/webp', 'image/jpeg'])
  return (best as Format | null) || 'image/jpeg'
}
