import { expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { emptyFolder, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { freezeServer } from './freeze-server.ts'

test.runIf(isLong && process.platform === 'linux')(
  'while the database is frozen readers get the last answer and everybody else a sentence, and afterwards all goes on',
  async () => {
    const dataDir = await emptyFolder()
    const server = await start({ dataDir })
    await migrateDatabase(server.url)
    const database = {
      ...connect(server.url, { connections: 4, statementTimeoutMs: 15_000 }),
      url: server.url,
    }
    whenFinished(() => database.close())
    const shop = await testApp({ database })
    await shop.given.product({ discount: { value: 20, expiresAt: '2026-11-20' } })
    const { client } = await shop.signedIn('user', await shop.given.user())
    const deals = () => shop.app.inject('/api/product/hot-deals')
    const fresh = await deals()
    expect(fresh.json()).toMatchObject({ total: 1 })
    expect(fresh.headers).not.toHaveProperty('x-cache')

    const goOn = await freezeServer(dataDir)
    whenFinished(async () => goOn())
    const away = {
      status: 503,
      code: 'unavailable',
      message: 'We cannot reach our records right now. Please try again in a moment.',
    }
    const newcomer = { name: 'Anjali', email: 'anjali@example.test', password: 'Chamarel-seven-earths' }
    // Changes are not heard any more: after a few seconds a cached answer may be too old.
    await expect.poll(async () => (await deals()).headers['x-cache'], { timeout: 30_000 }).toBe('stale')
    const [stale, personal, written] = await Promise.all([
      deals(),
      refusal(client.account.me({})),
      refusal(shop.visitor().client.account.signup(newcomer)),
    ])
    expect([stale.statusCode, stale.body]).toEqual([200, fresh.body])
    expect(stale.headers).toMatchObject({ 'x-cache': 'stale', warning: '110 - "Response is Stale"' })
    expect([personal, written]).toEqual([away, away])
    const unknown = await shop.app.inject('/api/product/new-arrivals')
    expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5'])
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503)
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200)

    goOn()
    await expect.poll(async () => (await deals()).headers['x-cache']).toBeUndefined()
    await expect.poll(() => client.account.me({}).catch(() => undefined)).toBeTruthy()
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  },
)
