import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { answerBeforeParsing } from './before-parsing.ts'
import { headText, writeAnswer } from './write-answer.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** What is answered later waits for `release`. */
type Settings = Parameters<typeof createServer>[0] & { isAhead?: boolean; release?: Promise<void> }

/**
 * Each answer says who gave it and what was asked: 'node GET /a', or 'ahead GET /ready'. An answer to /later comes ahead, too,
 * and of /left it turns out later that Node.js must answer.
 */
async function serve({ isAhead = true, release, ...settings }: Settings = {}) {
  const asked: string[] = []
  let underWay = 0
  const server = createServer({ ...settings }, async (request, response) => {
    const { method, url } = request
    const place = asked.push(`${method} ${url}`) - 1
    underWay += 1
    response.on('close', () => {
      underWay -= 1
    })
    if (url !== '/refuse') asked[place] += await text(request).catch(() => ' cut off')
    response.end(`node ${asked[place]}`)
  })
  servers.push(server)
  if (isAhead)
    answerBeforeParsing(server, ({ method, url }, socket) => {
      const send = () => {
        const body = `ahead ${method} ${url}`
        writeAnswer(socket, headText(200, [['content-length', body.length]], server), Buffer.from(body))
        return true
      }
      const later = async (isAnswered: () => boolean) => {
        underWay += 1
        await setImmediate()
        await release
        underWay -= 1
        return socket.writable ? isAnswered() : true
      }
      if (url.startsWith('/left')) return later(() => false)
      if (!/^\/(ready|later)/.test(url)) return false
      asked.push(`${method} ${url}`)
      return url.startsWith('/later') ? later(send) : send()
    })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(server, { asked, isIdle: () => underWay === 0 })
}
type Served = Awaited<ReturnType<typeof serve>>

/** A connection that sends exact bytes, each piece on its own, and collects the bodies of the answers. */
async function caller(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true)
  const received = { bytes: '', isClosed: false }
  socket.on('data', (chunk) => {
    received.bytes += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    received.isClosed = true
  })
  await once(socket, 'connect')
  const answers = () => bodiesOf(received.bytes)
  return {
    socket,
    answers,
    isClosed: () => received.isClosed,
    send: (piece: string) => socket.write(piece, 'latin1'),
    /** Sends and waits for one more answer, which it returns. */
    async ask(piece: string) {
      const before = answers().length
      socket.write(piece, 'latin1')
      await expect.poll(() => answers().length, { interval: 2 }).toBe(before + 1)
      return answers().at(-1)
    },
  }
}

function bodiesOf(bytes: string): string[] {
  const bodies: string[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end < 0) return bodies
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(bytes.slice(at, end))?.[1] ?? 0)
    at = end + 4 + length
    if (bytes.length < at) return bodies
    bodies.push(bytes.slice(end + 4, at))
  }
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`
const post = (body: string, url = '/write') =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`

test('after the first request of a connection, what is ready is answered ahead', async () => {
  const { ask } = await caller(await serve())
  expect(await ask(get('/ready'))).toBe('node GET /ready')
  expect(await ask(get('/ready'))).toBe('ahead GET /ready')
  expect(await ask(get('/ready?again'))).toBe('ahead GET /ready?again')
})

test('Node.js answers the rest, and afterwards what is ready is answered ahead again', async () => {
  const { ask } = await caller(await serve())
  expect(await ask(get('/other'))).toBe('node GET /other')
  expect(await ask(get('/ready'))).toBe('ahead GET /ready')
  expect(await ask(get('/other'))).toBe('node GET /other')
  expect(await ask(post('hello'))).toBe('node POST /writehello')
  expect(await ask(get('/ready'))).toBe('ahead GET /ready')
})

test('an answer may come later, or be left to Node.js after all', async () => {
  const { ask } = await caller(await serve())
  expect(await ask(get('/ready'))).toBe('node GET /ready')
  expect(await ask(get('/later'))).toBe('ahead GET /later')
  expect(await ask(get('/left'))).toBe('node GET /left')
  expect(await ask(get('/ready'))).toBe('ahead GET /ready')
})

test('what comes while an answer is made is answered after it, in order', async () => {
  let finish = () => {}
  const release = new Promise<void>((resolve) => {
    finish = resolve
  })
  const server = await serve({ release })
  const { answers, ask, send } = await caller(server)
  await ask(get('/ready'))
  send(get('/later'))
  await expect.poll(() => server.asked.length).toBe(2)
  for (const early of [get('/ready').slice(0, 9), get('/ready').slice(9), post('hello')]) send(early)
  finish()
  await expect
    .poll(() => answers().slice(1))
    .toEqual([
      'ahead GET /later',
      expect.stringMatching(/^(node|ahead) GET \/ready$/),
      'node POST /writehello',
    ])
})

test('a connection is not cut for being idle while its answer is made', async () => {
  let finish = () => {}
  const release = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { ask, answers, isClosed, send } = await caller(await serve({ release, keepAliveTimeout: 100 }))
  await ask(get('/ready'))
  send(get('/later'))
  // Node.js adds a second of its own to the limit.
  await pause(1500)
  expect(isClosed()).toBe(false)
  finish()
  await expect.poll(() => answers().at(-1)).toBe('ahead GET /later')
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
})

test('it is noticed when a caller hangs up while the answer is made', async () => {
  const server = await serve({ release: new Promise(() => {}) })
  const inside = once(server, 'connection') as Promise<[Socket]>
  const { ask, send, socket } = await caller(server)
  await ask(get('/ready'))
  send(get('/later'))
  await expect.poll(() => server.asked.length).toBe(2)
  socket.destroy()
  const [accepted] = await inside
  await expect.poll(() => accepted.destroyed).toBe(true)
})

test('a body that looks like a request is a body', async () => {
  const { ask, send } = await caller(await serve())
  await ask(get('/ready'))
  const inner = get('/ready/inner')
  const whole = post(`a${inner}`)
  send(whole.slice(0, -inner.length))
  expect(await ask(inner)).toBe(`node POST /writea${inner}`)
  expect(await ask(get('/ready'))).toBe('ahead GET /ready')
})

test('a body that comes after its answer stays with Node.js, and so does the connection', async () => {
  const { answers, ask, send } = await caller(await serve())
  await ask(get('/ready'))
  const inner = get('/ready/inner')
  const whole = post(inner, '/refuse')
  expect(await ask(whole.slice(0, -inner.length))).toBe('node POST /refuse')
  send(inner)
  expect(await ask(get('/ready'))).toBe('node GET /ready')
  expect(answers()).not.toContain('ahead GET /ready/inner')
})

test('a request with another behind it is left to Node.js', async () => {
  const { answers, ask, send } = await caller(await serve())
  await ask(get('/ready'))
  send(get('/ready') + get('/other'))
  await expect.poll(answers).toEqual(['node GET /ready', 'node GET /ready', 'node GET /other'])
})

test.each([
  ['that come together', [get('/other') + get('/ready')]],
  ['of which the second comes early', [get('/other'), get('/ready')]],
  [
    'of which the second comes in two pieces',
    [get('/other') + get('/ready').slice(0, 9), get('/ready').slice(9)],
  ],
])('requests %s are answered in order, by Node.js', async (_, pieces) => {
  const { answers, ask, send } = await caller(await serve())
  await ask(get('/ready'))
  for (const piece of pieces) send(piece)
  await expect.poll(() => answers().length).toBe(3)
  expect(answers().slice(1)).toEqual(['node GET /other', expect.stringMatching(/^(node|ahead) GET \/ready$/)])
})

test('after a piece whose end is unclear the connection stays with Node.js', async () => {
  const { ask } = await caller(await serve())
  await ask(get('/ready'))
  const parts = 'POST /write HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'
  expect(await ask(parts)).toBe('node POST /writehello')
  expect(await ask(get('/ready'))).toBe('node GET /ready')
})

test('a connection that is used is not cut, although Node.js sees only its first request', async () => {
  const times = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }
  const { ask, isClosed } = await caller(await serve(times))
  await ask(get('/ready'))
  const begun = performance.now()
  while (performance.now() - begun < 1000) expect(await ask(get('/ready'))).toBe('ahead GET /ready')
  expect(isClosed()).toBe(false)
})

test('a connection that is idle is cut', async () => {
  const { ask, isClosed } = await caller(await serve({ keepAliveTimeout: 200 }))
  await ask(get('/ready'))
  await ask(get('/ready'))
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
})

test('a server that closes cuts its idle connections', async () => {
  const server = await serve()
  const { ask, isClosed } = await caller(server)
  await ask(get('/ready'))
  await ask(get('/ready'))
  server.close()
  await expect.poll(isClosed).toBe(true)
})

test('a caller who does not read is not sent a second answer before the first has left', async () => {
  const server = createServer((_, response) => void response.end('node'))
  servers.push(server)
  // More than Linux takes on behalf of both ends.
  const big = Buffer.alloc(64 * 1024 * 1024)
  let written = 0
  const sockets: Socket[] = []
  answerBeforeParsing(server, (_, socket) => {
    sockets.push(socket)
    written += 1
    writeAnswer(socket, headText(200, [['content-length', big.length]], server), big)
    return true
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { ask, send, socket } = await caller(server)
  await ask(get('/'))
  socket.pause()
  send(get('/big'))
  await expect.poll(() => sockets[0]?.writableLength).toBeGreaterThan(0)
  send(get('/big'))
  await expect.poll(() => sockets[0]?.bytesRead).toBe(get('/').length + 2 * get('/big').length)
  expect(written).toBe(1)
})

const anyRequest = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('/ready', '/later', '/left', '/other', '/refuse').map(get) },
  fc
    .tuple(fc.string({ maxLength: 30, unit: 'grapheme-ascii' }), fc.constantFrom('/write', '/refuse'))
    .map(([body, url]) => post(body, url)),
  fc.constantFrom(post(get('/ready')), post(`x${get('/ready')}`, '/refuse')),
  fc.constantFrom(
    'GET /ready HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
    'GET /ready HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET /ready HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n',
    'GET /ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET /ready HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
    'GET /ready HTTP/1.1\r\nHost : x\r\n\r\n',
    'GET /ready\r\n\r\n',
    '\r\n',
  ),
)
const whole = Number.POSITIVE_INFINITY
const mostly = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, other)
/** Requests in pieces: some are cut in two, and some pieces begin with the end of the last request, or with all of it. */
const anyPieces = fc
  .array(fc.tuple(anyRequest, mostly(whole, fc.nat(90)), mostly(false, fc.constant(true))), {
    minLength: 1,
    maxLength: 8,
  })
  .map((sent) => {
    const pieces: string[] = []
    let carried = ''
    for (const [request, cut, isCarried] of sent) {
      const [one, other] = [request.slice(0, cut), request.slice(cut)]
      if (isCarried && !other) {
        carried += one
        continue
      }
      pieces.push(carried + one)
      if (!isCarried) pieces.push(other)
      carried = isCarried ? other : ''
    }
    return [...pieces, carried].filter(Boolean)
  })

/** What was asked by a caller who sends these pieces, each when the one before was read. */
async function understood(server: Served, pieces: readonly string[]) {
  let read = 0
  const inside = once(server, 'connection') as Promise<[Socket]>
  const { send, socket, isClosed } = await caller(server)
  const [accepted] = await inside
  for (const piece of pieces) {
    if (accepted.destroyed) break
    send(piece)
    read += piece.length
    await expect.poll(() => accepted.destroyed || accepted.bytesRead >= read, { interval: 1 }).toBe(true)
    // Usually what was asked is answered by then, so that the next piece comes between two requests.
    for (let turn = 0; turn < 20 && !server.isIdle(); turn += 1) await setImmediate()
  }
  socket.end()
  await expect.poll(isClosed, { interval: 1, timeout: 5000 }).toBe(true)
  return server.asked.splice(0)
}

test('whatever comes, in whatever pieces, is understood as Node.js alone would', async () => {
  const ahead = await serve()
  const alone = await serve({ isAhead: false })
  await fc.assert(
    fc.asyncProperty(anyPieces, async (pieces) => {
      expect(await understood(ahead, pieces)).toEqual(await understood(alone, pieces))
    }),
    { numRuns: 150 },
  )
}, 120_000)
