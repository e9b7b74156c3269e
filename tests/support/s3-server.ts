import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { readPictureSetting } from '#server/platform/images/picture-setting.ts'
import { s3Pictures } from '#server/platform/images/s3-pictures.ts'
import { isSignedBy } from './s3-signature.ts'
import { whenFinished } from './when-finished.ts'

const bucket = 'shop'
const secret = 'a/secret+of-the bucket'
/** Small, so that listings have several pages. */
const listedAtOnce = 2

/**
 * A server that implements the part of S3 that we use and checks every signature; stopped when the test has finished.
 */
export async function s3Server() {
  const objects = new Map<string, { bytes: Buffer; type: string; cacheControl: string }>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => refuse(response, 500, error.message))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (!isSignedBy(secret, request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [, named, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (!key) return void response.end(list(searchParams))
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers
      objects.set(key, { bytes: body, type, cacheControl })
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const shown = all.sort().slice(0, listedAtOnce)
    const isMore = all.length > shown.length
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${shown
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
      .join(
        '',
      )}${isMore ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return {
    objects,
    /** The picture store that IMAGE_STORE would configure. */
    pictures(prefix = '', password = secret) {
      const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
      const value = `s3://shopkeeper:${encodeURIComponent(password)}@${bucket}/${prefix}?endpoint=${endpoint}`
      const { s3 } = readPictureSetting(value) ?? {}
      if (!s3) throw new Error('The setting was not understood.')
      return s3Pictures(s3)
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}
