import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { listen } from './listen.ts'

test('callers are answered on every socket of the port, and closing waits for all of them', async () => {
  const { app } = await testApp()
  await listen(app, { port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 60 })
  async function ask() {
    const [answer] = await once(get({ port, agent, path: '/healthz' }), 'response')
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode as number
  }
  const statuses = await Promise.all(Array.from({ length: 60 }, ask))
  expect(new Set(statuses)).toEqual(new Set([200]))

  agent.destroy()
  await app.close()
  expect(app.accepting.filter(({ listening }) => listening)).toEqual([])
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

test('each of its sockets sends the end of an answer at once', async () => {
  const { app } = await testApp()
  await listen(app, { port: 0, host: '127.0.0.1' })
  // Not in the types of Node.js.
  const delays = (app.accepting as { noDelay?: boolean }[]).map(({ noDelay }) => !noDelay)
  expect(new Set(delays)).toEqual(new Set([false]))
})
