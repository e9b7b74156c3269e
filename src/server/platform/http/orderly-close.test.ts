import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

test.each([
  ['from memory', {}],
  ['that are made', { responseCacheBytes: 1 }],
])(
  'no request fails while the server closes: answers %s, too, say that the connection ends',
  async (_, settings) => {
    const { app, given } = await testApp(settings)
    const { id } = await given.product({ title: 'Palm' })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })

    const ask = () =>
      new Promise<{ status: number | undefined; isLast: boolean }>((resolve, reject) => {
        const asked = request(`${origin}/api/product/detail/${id}`, { agent }, (response) => {
          response.resume()
          response.on('end', () =>
            resolve({ status: response.statusCode, isLast: response.headers.connection === 'close' }),
          )
        })
        asked.on('error', reject).end()
      })

    /** One caller after another on its connection, until that ends. */
    async function askUntilLast(): Promise<number> {
      for (let times = 1; ; times += 1) {
        const { status, isLast } = await ask()
        expect(status).toBe(200)
        if (isLast) return times
        if (times === 20) closing ??= app.close()
      }
    }
    let closing: Promise<unknown> | undefined
    const times = await Promise.all(Array.from({ length: 4 }, askUntilLast))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1)
    await closing
    await expect(ask()).rejects.toThrow('ECONNREFUSED')
  },
)
