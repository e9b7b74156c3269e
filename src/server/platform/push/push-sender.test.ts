import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { PushRefused, pushSender } from './push-sender.ts'

const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
let answer = 201
/** A push service on this machine, which notes what it is sent. */
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answer).end()
  })
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  received.length = 0
  answer = 201
})

const ours = webPush.generateVAPIDKeys()
const send = pushSender(async () => ours, 'https://zilbazar.mu')
const message = { title: 'New at Ti Lakaz', body: 'Gato koko, Rs 25', path: '/product/1', tag: 'a-b' }

/** A browser, whose private key the push service does not know. */
function aBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const target = {
    endpoint: `${origin}/push/one`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  return { target, read: (body: Buffer) => decrypted(body, keys, auth) }
}

const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** As RFC 8291 and RFC 8188 have it: one record, which ends with a byte 2. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derived(browser.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const record = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}

test('a message is encrypted for one browser, which alone can read it', async () => {
  const [browser, other] = [aBrowser(), aBrowser()]
  expect(await send(browser.target, message)).toBe('sent')
  const [sent] = received
  if (!sent) return expect.fail('nothing was sent')
  expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'ab' })
  expect(sent.body.toString('latin1')).not.toContain('Gato')
  expect(JSON.parse(browser.read(sent.body))).toEqual(message)
  expect(() => other.read(sent.body)).toThrow()
})

test('a message is signed with our key for its push service', async () => {
  await send(aBrowser().target, message)
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(received[0]?.headers.authorization)) ?? []
  expect(key).toBe(ours.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'https://zilbazar.mu',
  })
  const point = Buffer.from(ours.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isOurs).toBe(true)
})

test.each([404, 410])('an answer of %i says that the subscription has ended', async (status) => {
  answer = status
  expect(await send(aBrowser().target, message)).toBe('gone')
})

test('any other refusal is an error, so that the message is sent again', async () => {
  answer = 503
  await expect(send(aBrowser().target, message)).rejects.toThrow(PushRefused)
})
