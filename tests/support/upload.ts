import type { FastifyInstance } from 'fastify'
import type { Visitor } from './visitor.ts'

interface Sent {
  field?: string
  name?: string
  type?: string
  preset?: string
}

/** A multipart form as a browser sends it. */
export function formWith(
  file: Buffer,
  { field = 'file', name = 'photo.jpg', type = 'image/jpeg', preset }: Sent = {},
) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(file)], { type }), name)
  if (preset !== undefined) form.append('upload_preset', preset)
  return form
}

/** Sends a form from this browser. */
export async function sendForm(
  app: FastifyInstance,
  browser: Pick<Visitor, 'cookies'>,
  form: FormData,
  url = '/api/images/upload',
) {
  const encoded = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    cookies: Object.fromEntries(browser.cookies),
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

export const upload = (app: FastifyInstance, browser: Pick<Visitor, 'cookies'>, file: Buffer, sent?: Sent) =>
  sendForm(app, browser, formWith(file, sent))
