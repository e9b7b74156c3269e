import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Whether a request was signed with this secret by Signature Version 4, its content included. */
export function isSignedBy(
  secret: string,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
): boolean {
  const [, , day = '', region = '', signed = '', signature] =
    authorization.exec(headers.authorization ?? '') ?? []
  const moment = String(headers['x-amz-date'] ?? '')
  const contentHash = String(headers['x-amz-content-sha256'] ?? '')
  const names = signed.split(';')
  if (!signature || !names.includes('host') || !moment.startsWith(day) || contentHash !== sha256(body))
    return false

  const [path = '', query = ''] = url.split('?')
  const request = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    contentHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, toSign).toString('hex') === signature
}
