import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { pictures } from '#server/platform/database/schema/index.ts'
import {
  deepPng,
  enormousPng,
  gif,
  pdf,
  photo,
  polyglot,
  svgWithScript,
  truncated,
} from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { formWith, sendForm, upload } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop
let browser: Visitor
beforeAll(async () => {
  shop = await testApp()
  browser = await shop.signedIn('user', await shop.given.user())
})

const notAPicture = { status: 415, message: 'Please choose a picture in JPEG, PNG, WebP or AVIF format.' }
const damaged = { status: 422, message: 'That picture cannot be read. It may be damaged.' }
const tooLarge = { status: 413, message: 'A picture can have at most 10 MB.' }
const large = (megabytes: number) => async () =>
  Buffer.concat([(await photo()).subarray(0, 1000), Buffer.alloc(megabytes * 1_000_000)])

const attacks: [string, () => Buffer | Promise<Buffer>, { status: number; message: string }][] = [
  [
    'a PNG of a kilobyte with 50,000 × 50,000 pixels',
    enormousPng,
    { status: 422, message: 'That picture has more than 40 million pixels. Please choose a smaller one.' },
  ],
  [
    'a PNG of 16 bits with two gigabytes of text packed into it',
    deepPng,
    {
      status: 422,
      message: 'That picture has far too much text hidden in it. Please save it again or choose another.',
    },
  ],
  ['an SVG with a script', svgWithScript, notAPicture],
  ['a GIF', gif, notAPicture],
  ['a PDF', pdf, notAPicture],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(100)), notAPicture],
  ['three bytes', () => Buffer.from('abc'), notAPicture],
  ['the beginning of a JPEG and nothing more', () => Buffer.from([0xff, 0xd8, 0xff]), damaged],
  [
    'a page that begins like a PNG',
    async () => Buffer.concat([(await photo('png')).subarray(0, 8), svgWithScript()]),
    damaged,
  ],
  ['half a JPEG', () => truncated('jpeg'), damaged],
  ['half a PNG', () => truncated('png'), damaged],
  ['half a WebP', () => truncated('webp'), damaged],
  ['half an AVIF', () => truncated('avif'), damaged],
  ['a picture of 20 MB', large(20), tooLarge],
  ['a picture a little over 10 MB', large(10), tooLarge],
  ['an empty file', () => Buffer.alloc(0), { status: 400, message: 'That file is empty.' }],
]

test.each(attacks)('%s is refused with a sentence', async (_, file, expected) => {
  for (const name of ['picture.png', 'picture.svg']) {
    const { status, body } = await upload(shop.app, browser, await file(), { name, type: 'image/png' })
    expect({ status, message: body.message }).toEqual(expected)
  }
  expect(await shop.database.tables.$count(pictures)).toBe(0)
})

test('data hidden in or behind a picture is not stored', async () => {
  const file = await polyglot()
  expect(file.includes('<script>') && file.includes('PK\x03\x04')).toBe(true)
  const fresh = await shop.signedIn('user', await shop.given.user())
  const { status, body } = await upload(shop.app, fresh, file, { name: 'page.html' })
  expect(status).toBe(200)
  const stored = await shop.app.inject({ url: new URL(body.secure_url).pathname })
  expect(stored.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  for (const hidden of ['<script>', '<html>', 'PK\x03\x04', 'archive'])
    expect(stored.rawPayload.includes(hidden)).toBe(false)
  await shop.database.tables.delete(pictures)
})

test.each<[string, () => Promise<FormData>, string]>([
  ['no file', async () => new FormData(), 'Please choose a picture.'],
  [
    'only a preset',
    async () => {
      const form = new FormData()
      form.append('upload_preset', 'zilbazar')
      return form
    },
    'Please choose a picture.',
  ],
  [
    'a file that is only text in a field',
    async () => {
      const form = new FormData()
      form.append('file', 'https://elsewhere.example/photo.jpg')
      return form
    },
    'Please choose a picture.',
  ],
  [
    'two files',
    async () => {
      const form = formWith(await photo())
      form.append('file', new Blob(['more']), 'more.jpg')
      return form
    },
    'Please upload one picture at a time.',
  ],
  [
    'the file under another name',
    async () => formWith(await photo(), { field: 'photo' }),
    'Please send the picture in the field "file".',
  ],
  [
    'a preset that does not exist, after the file',
    async () => formWith(await photo(), { preset: 'other' }),
    'There is no such upload preset.',
  ],
])('a form with %s is refused with a sentence', async (_, form, message) => {
  const fresh = await shop.signedIn('user', await shop.given.user())
  const { status, body } = await sendForm(shop.app, fresh, await form())
  expect({ status, message: body.message }).toEqual({ status: 400, message })
  expect(await shop.database.tables.$count(pictures)).toBe(0)
})

test.each(['application/json', 'image/jpeg', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'content sent as %s is no form we can read',
  async (type) => {
    const fresh = await shop.signedIn('user', await shop.given.user())
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      headers: { 'content-type': type },
      cookies: Object.fromEntries(fresh.cookies),
      payload: await photo(),
    })
    expect(response.statusCode).toBe(type === 'multipart/form-data' ? 400 : 415)
    expect(response.json().message).toMatch(/\.$/)
  },
)

test('forms with files are taken nowhere else', async () => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  })
  expect(response.statusCode).toBe(415)
})

test('interrupted uploads leave nothing behind and free their slots', async () => {
  await listening(shop)
  const fresh = await shop.signedIn('user', await shop.given.user())
  const file = await photo()
  for (let round = 0; round < 12; round += 1) {
    const cut = await beginTwo(shop, fresh, file)
    for (const socket of cut) socket.destroy()
  }
  const status = async () => (await upload(shop.app, fresh, file)).status
  await expect.poll(status, { interval: 1000 }).toBe(200)
  expect(await shop.database.tables.$count(pictures)).toBe(1)
  await shop.database.tables.delete(pictures)
})

test('one person has at most two uploads at a time, and others do not wait for them', async () => {
  const one = await testApp()
  await listening(one)
  const slow = await one.signedIn('user', await one.given.user())
  const file = await photo()
  const sockets = await beginTwo(one, slow, file)
  const third = await upload(one.app, slow, file)
  expect(third).toMatchObject({
    status: 429,
    body: { message: 'Please wait until your other pictures have arrived.' },
  })
  const other = await one.signedIn('user', await one.given.user())
  expect((await upload(one.app, other, file)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

async function listening({ app }: Shop): Promise<void> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
}

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const begunIn = async ({ database }: Shop) => {
  const [row] = await database.sql<{ sum: number }[]>`
    select coalesce(sum(points), 0)::int as sum from rate_counts where key like 'uploadsByPerson%'`
  return row?.sum ?? 0
}

/** Two uploads that stop half-way, once the server has received the start of both. */
async function beginTwo(where: Shop, from: Visitor, file: Buffer) {
  const address = where.app.server.address() as AddressInfo
  const before = await begunIn(where)
  const sockets = await Promise.all([beginUpload(address, from, file), beginUpload(address, from, file)])
  await expect.poll(() => begunIn(where), { interval: 10 }).toBe(before + 2)
  return sockets
}

/** Sends half of a form and then nothing. */
async function beginUpload({ port }: AddressInfo, from: Visitor, file: Buffer) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/images/upload HTTP/1.1',
      'host: localhost',
      `cookie: ${cookiesOf(from)}`,
      'content-type: multipart/form-data; boundary=edge',
      `content-length: ${file.length + 200}`,
      '',
      '--edge',
      'content-disposition: form-data; name="file"; filename="photo.jpg"',
      'content-type: image/jpeg',
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(file.subarray(0, file.length / 2))
  return socket
}
