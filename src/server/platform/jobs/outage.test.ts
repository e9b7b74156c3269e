import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { ask, emptyFolder, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { backOff } from './back-off.ts'
import { jobQueue } from './job-queue.ts'
import { prepareJobs } from './prepare-jobs.ts'

test.runIf(isLong)(
  'jobs go on when a killed database is back, and one that was under way is done once',
  async () => {
    const dataDir = await emptyFolder()
    const said: string[] = []
    const database = await start({ dataDir, durable: true, say: (sentence) => said.push(sentence) })
    await prepareJobs(database.url)
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)

    const log = { warn: vi.fn(), error: vi.fn() }
    const jobs = jobQueue({ url: database.url, log, pollMs: 100 })
    const done: string[] = []
    const pauseAfter = backOff({ firstSeconds: 0, longestSeconds: 0, tries: 3 })
    let isBegun = false
    let finish = () => {}
    jobs.work<{ what: string }>('mail', {
      pauseAfter,
      async do({ data: { what } }) {
        if (what === 'under way') {
          isBegun = true
          await new Promise<void>((resolve) => {
            finish = resolve
          })
        }
        done.push(what)
      },
    })
    await jobs.send('mail', { what: 'before' })
    await vi.waitFor(() => expect(done).toEqual(['before']))
    const underWay = await jobs.send('mail', { what: 'under way' })
    await vi.waitFor(() => expect(isBegun).toBe(true))

    process.kill((await runningServer(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL')
    finish()
    // A dying server may still take a job, or take it without saying so: only what it acknowledged is promised.
    const acknowledged = ['before', 'under way']
    const sendOne = async (what: string) => {
      await jobs.send('mail', { what })
      acknowledged.push(what)
    }
    await sendOne('during').catch(() => {})
    await vi.waitFor(() => expect(said).toContain('The database was interrupted and is back.'), 60_000)

    await vi.waitFor(async () => {
      const state = await ask(database.url, `select state from pgboss.job where id = '${underWay}'`)
      expect(state).toEqual({ state: 'completed' })
    })
    let attempt = 0
    await vi.waitFor(() => {
      attempt += 1
      return sendOne(`after, attempt ${attempt}`)
    })
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(acknowledged)))
    expect(new Set(done).size).toBe(done.length)
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'the database does not answer the job queue')

    await jobs.close()
    await database.stop()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  },
  120_000,
)

test('closing does not wait for a database that is gone', async () => {
  const dataDir = await emptyFolder()
  const database = await start({ dataDir })
  await prepareJobs(database.url)
  const log = { warn: vi.fn(), error: vi.fn() }
  const jobs = jobQueue({ url: database.url, log, pollMs: 100 })
  const work = vi.fn(async () => {})
  jobs.work('mail', { do: work, pauseAfter: () => undefined })
  await jobs.send('mail', {})
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  await database.stop()
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled())
  await jobs.close()
})
