import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { smtpTransport } from '#server/platform/mail/smtp-transport.ts'
import { emptyFolder, start } from '#tests/support/embedded-folders.ts'
import { knownPassword as password } from '#tests/support/given.ts'
import { isLong } from '#tests/support/long.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

test.runIf(isLong)(
  'while the database is unavailable account calls get a sentence, and afterwards sessions and mails go on',
  async () => {
    const dataDir = await emptyFolder()
    const said: string[] = []
    const server = await start({ dataDir, durable: true, say: (sentence) => said.push(sentence) })
    await migrateDatabase(server.url)
    const mail = await mailServer()
    const database = { ...connect(server.url, { connections: 4 }), url: server.url }
    const shop = await testApp({ database, transport: smtpTransport(mail.url) })
    const person = await shop.given.user()
    const { client } = shop.visitor()
    await client.account.login({ email: person.email, password })

    process.kill((await runningServer(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL')
    const newcomer = { name: 'Anjali', email: 'anjali@example.test', password: 'Chamarel-seven-earths' }
    const during = await Promise.allSettled([
      client.account.me({}),
      shop.visitor().client.account.login({ email: person.email, password }),
      shop.visitor().client.account.signup(newcomer),
    ])
    for (const outcome of during) {
      if (outcome.status === 'rejected') {
        expect(await refusal(Promise.reject(outcome.reason))).toMatchObject({
          status: 503,
          code: 'unavailable',
        })
      }
    }

    await expect.poll(() => said).toContain('The database was interrupted and is back.')
    await expect
      .poll(() => client.account.me({}).catch(() => undefined))
      .toMatchObject({ email: person.email })
    await expect
      .poll(() =>
        shop
          .visitor()
          .client.account.signup(newcomer)
          .catch(() => undefined),
      )
      .toEqual({ message: 'Signup successful!' })
    expect((await mail.nextMailTo(newcomer.email)).subject).not.toBe('')
    await shop.app.close()
    await database.close()
    await server.stop()
  },
  120_000,
)
