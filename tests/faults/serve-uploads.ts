/**
 * A program for tests to attack: the whole server on a given database and folder. Prints its port once it listens.
 */
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp } from '#server/app.ts'
import { connect } from '#server/platform/database/connect.ts'
import { diskPictures } from '#server/platform/images/picture-store.ts'
import { outbox } from '#server/platform/mail/outbox.ts'

const [url = '', folder = '', sessionSecret = ''] = process.argv.slice(2)
const clock = () => new Date()
const app = await createApp({
  database: connect(url),
  databaseUrl: url,
  pictures: diskPictures(path.join(folder, 'images')),
  clock,
  publicUrl: 'http://localhost:3000',
  sessionSecret,
  scheduledJobs: false,
  mail: { from: 'Zilbazar <no-reply@localhost>', transport: outbox(path.join(folder, 'outbox'), clock) },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
