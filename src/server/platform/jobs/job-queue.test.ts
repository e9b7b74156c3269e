import { beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { deferred } from '#tests/support/deferred.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { backOff } from './back-off.ts'
import { jobQueue } from './job-queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

interface Parcel {
  what: string
}

/** A queue whose work is to note what it was given. */
function openQueue({
  pollMs = 60_000,
  pauseAfter = backOff({ firstSeconds: 0, longestSeconds: 0, tries: 3 }),
} = {}) {
  const log = { warn: vi.fn(), error: vi.fn() }
  const jobs = jobQueue({ url: database.url, log, pollMs })
  whenFinished(() => jobs.close())
  const done: string[] = []
  let work = async ({ what }: Parcel): Promise<void> => {
    done.push(what)
  }
  jobs.work<Parcel>('mail', { do: ({ data }) => work(data), pauseAfter })
  const does = (other: typeof work) => {
    work = other
  }
  return { jobs, done, log, does }
}

async function stateOf(id: string) {
  const [row] = await database.sql`select state, retry_count from pgboss.job where id = ${id}`
  return row?.state as string | undefined
}

test('a job is begun when it was sent, not when somebody looks for it', async () => {
  const { jobs, done } = openQueue()
  await jobs.send('mail', { what: 'warm up' })
  await vi.waitFor(() => expect(done).toEqual(['warm up']))
  const id = await jobs.send('mail', { what: 'quick' })
  await vi.waitFor(() => expect(done).toContain('quick'))
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'))
})

test('a job sent in a transaction is done after the commit, not before', async () => {
  const { jobs, done } = openQueue()
  const data = {
    what: 'Mahébourg "quoted" \\ 🌴',
    nested: { list: [1, 'two', null], moment: '2026-11-14T08:00:00Z' },
  }
  const seen = vi.fn()
  jobs.work('mail', { do: async (job) => seen(job.data), pauseAfter: () => undefined })
  await inTransaction(database.tables, async (tx) => {
    await jobs.send('mail', data, tx)
    // Sent later, done earlier.
    await jobs.send('mail', { what: 'not in the transaction' })
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith({ what: 'not in the transaction' }))
    expect(seen).toHaveBeenCalledOnce()
  })
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(data))
  expect(seen).toHaveBeenCalledTimes(2)
  expect(done).toEqual([])
})

test('a job sent in a transaction that is undone does not exist, also in a nested one', async () => {
  const { jobs, done } = openQueue()
  await expect(
    inTransaction(database.tables, async (tx) => {
      await jobs.send('mail', { what: 'undone' }, tx)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await inTransaction(database.tables, async (outer) => {
    await outer
      .transaction(async (inner) => {
        await jobs.send('mail', { what: 'undone too' }, inner)
        inner.rollback()
      })
      .catch(() => {})
    await jobs.send('mail', { what: 'kept' }, outer)
  })
  await vi.waitFor(() => expect(done).toEqual(['kept']))
  const [left] = await database.sql`select count(*)::int from pgboss.job where data->>'what' like 'undone%'`
  expect(left?.count).toBe(0)
})

test('a backlog is worked off without pauses, each job once, by several workers', async () => {
  const one = openQueue()
  const other = openQueue()
  const { promise: bothAreAtWork, resolve: goOn } = deferred()
  for (const { done, does } of [one, other]) {
    does(async ({ what }) => {
      done.push(what)
      if (one.done.length > 0 && other.done.length > 0) goOn()
      await bothAreAtWork
    })
  }
  other.jobs.start()
  const all = Array.from({ length: 60 }, (_, number) => `parcel ${number}`)
  await Promise.all(all.map((what) => one.jobs.send('mail', { what })))
  await vi.waitFor(() => expect([...one.done, ...other.done].sort()).toEqual(all.sort()))
  expect(other.done.length).toBeGreaterThan(0)
})

test('a job that is kept counts as sent, even when nobody could be told of it', async () => {
  const mute = await testDatabase()
  await mute.sql.unsafe(`
    create function public.pg_notify(text, text) returns void language plpgsql as $$ begin raise 'mute'; end $$;
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`)
  const jobs = jobQueue({ url: mute.url, log: { warn: vi.fn(), error: vi.fn() }, pollMs: 50 })
  whenFinished(() => jobs.close())
  const work = vi.fn(async () => {})
  jobs.work('mail', { do: work, pauseAfter: () => undefined })
  await jobs.send('mail', { what: 'kept' })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('a new process works on what an earlier one left', async () => {
  const sender = jobQueue({ url: database.url, log: { warn: vi.fn(), error: vi.fn() } })
  await sender.send('mail', { what: 'left behind' })
  await sender.close()
  const { jobs, done } = openQueue()
  jobs.start()
  await vi.waitFor(() => expect(done).toEqual(['left behind']))
})

test('a job that fails is tried again after a pause, and given up after the last try', async () => {
  const { jobs, log, does } = openQueue({ pollMs: 50 })
  const tried = vi.fn(async () => {
    throw new Error('out of order')
  })
  does(tried)
  const id = await jobs.send('mail', { what: 'hopeless' })
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('failed'))
  expect(tried).toHaveBeenCalledTimes(3)
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job: id, tries: 3 }),
    'a job was given up',
  )
})

test('closing waits for the job under way', async () => {
  const { jobs, done, does } = openQueue()
  let isBegun = false
  const { promise: untilFinished, resolve: finish } = deferred()
  does(async ({ what }) => {
    isBegun = true
    await untilFinished
    done.push(what)
  })
  const id = await jobs.send('mail', { what: 'slow' })
  await vi.waitFor(() => expect(isBegun).toBe(true))
  const closed = vi.fn()
  const closing = jobs.close().then(closed)
  expect(await stateOf(id)).toBe('active')
  expect(closed).not.toHaveBeenCalled()
  finish()
  await closing
  expect(done).toEqual(['slow'])
  expect(await stateOf(id)).toBe('completed')
})

test('regular work is done once in its span of time by all processes together', async () => {
  const queues = [openQueue(), openQueue(), openQueue()]
  const done = vi.fn(async () => {})
  for (const { jobs, does } of queues) {
    does(done)
    jobs.every('mail', 24 * 60 * 60)
    jobs.start()
  }
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
  // By then each of them has asked for its turn.
  await Promise.all(queues.map(({ jobs }) => jobs.close()))
  const kept =
    await database.sql`select singleton_on::text as span, state from pgboss.job where singleton_on is not null`
  // Two at the turn of the day.
  expect(new Set(kept.map(({ span }) => span)).size).toBe(kept.length)
  expect(done).toHaveBeenCalledTimes(kept.filter(({ state }) => state === 'completed').length)
})

test('what was done is forgotten after a day, what failed after two weeks; what a dead process began is done', async () => {
  const idle = { warn: vi.fn(), error: vi.fn() }
  const sender = jobQueue({ url: database.url, log: idle })
  const rows = [
    { what: 'done today', set: "state = 'completed', completed_on = now() - interval '23 hours'" },
    { what: 'done yesterday', set: "state = 'completed', completed_on = now() - interval '25 hours'" },
    { what: 'failed lately', set: "state = 'failed', completed_on = now() - interval '13 days'" },
    { what: 'failed long ago', set: "state = 'failed', completed_on = now() - interval '15 days'" },
    { what: 'orphan', set: "state = 'active', started_on = now() - interval '6 minutes', retry_delay = 0" },
  ]
  for (const { what, set } of rows) {
    const id = await sender.send('mail', { what })
    await database.sql.unsafe(`update pgboss.job set ${set} where id = '${id}'`)
  }
  await sender.close()

  const jobs = jobQueue({ url: database.url, log: idle, pollMs: 50, tidyMs: 50 })
  whenFinished(() => jobs.close())
  const done: string[] = []
  const work = async ({ data }: { data: Parcel }) => void done.push(data.what)
  jobs.work<Parcel>('mail', { do: work, pauseAfter: () => undefined })
  jobs.start()
  await vi.waitFor(() => expect(done).toEqual(['orphan']))
  await vi.waitFor(async () => {
    const kept = await database.sql<Parcel[]>`
      select data->>'what' as what
      from (select data from pgboss.job union all select data from pgboss.archive) as kept
      where data->>'what' = any(${rows.map(({ what }) => what)}) order by 1`
    expect(kept.map(({ what }) => what)).toEqual(['done today', 'failed lately', 'orphan'])
  })
})

test('nothing is opened before the first use', async () => {
  const name = 'zilbazar jobs'
  const count = () => database.sql`select count(*)::int from pg_stat_activity
    where application_name = ${name} and datname = current_database()`
  await vi.waitFor(async () => expect((await count())[0]?.count).toBe(0))
  openQueue()
  // A connection begun before this one would be there as well.
  const later = connect(database.url, { connections: 1 })
  whenFinished(later.close)
  await later.sql`select 1`
  expect((await count())[0]?.count).toBe(0)
})
