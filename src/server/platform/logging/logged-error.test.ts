import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect } from '../database/connect.ts'
import { jobQueue } from '../jobs/job-queue.ts'
import { consoleLog } from './console-log.ts'
import { logSettings } from './log-settings.ts'
import { loggedError } from './logged-error.ts'

const person = { name: 'Anjali Ramtohul', email: 'anjali@example.test', password: 'Chamarel-seven-earths' }
const personal = /Anjali|Ramtohul|anjali@|Chamarel|\$argon2/

function logInMemory() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: { level: 'trace', stream } }
}

/** A server whose database fails in this way at every new account, and its log. */
async function afterFailedSignup(failure: string) {
  const { url, sql } = await testDatabase()
  await sql.unsafe(failure)
  const database = { ...connect(url, { connections: 4, statementTimeoutMs: 2000 }), url }
  whenFinished(() => database.close())
  const { lines, log } = logInMemory()
  const { visitor } = await testApp({ database, log })
  const { status } = await refusal(visitor().client.account.signup(person))
  const failed = lines.find((line) => line.includes('request failed')) ?? '{}'
  return { status, all: lines.join(''), err: JSON.parse(failed).err }
}

const triggered = (body: string) => `
  create function fail() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
  create trigger fail before insert on users for each row execute function fail()`

test('a statement that takes too long is logged without its values', async () => {
  const { status, all, err } = await afterFailedSignup(triggered('perform pg_sleep(60);'))
  expect(status).toBe(503)
  expect(all).not.toMatch(personal)
  expect(err).toMatchObject({
    message: 'A statement failed.',
    statement: expect.stringMatching(/^insert into "users" .*\$1/),
    stack: expect.stringContaining('at '),
    cause: { code: '57014', message: 'canceling statement due to statement timeout' },
  })
})

test('a value that is there already is logged by the name of its constraint', async () => {
  const { status, all, err } = await afterFailedSignup(`
    insert into users (id, name, email, password_hash, created_at)
    values (gen_random_uuid(), '${person.name}', 'other@example.test', 'x', now());
    create unique index one_of_a_name on users (name)`)
  expect(status).toBe(500)
  expect(all).not.toMatch(personal)
  expect(err.cause).toMatchObject({ code: '23505', table: 'users', constraint: 'one_of_a_name' })
})

test('a message of PostgreSQL that quotes a value is not logged', async () => {
  const { all, err } = await afterFailedSignup(triggered('perform new.name::int;'))
  expect(all).not.toMatch(personal)
  expect(err.cause).toMatchObject({ code: '22P02', message: 'PostgreSQL refused a statement (22P02).' })
})

test('a line about a bare error, an address in a message and a job that fails say nothing personal either', async () => {
  const { lines, log } = logInMemory()
  const app = fastify({ logger: { ...log, ...logSettings } })
  const failure = Object.assign(
    new Error(`Failed query: insert\nparams: ${person.name}\n    at ${person.name}`),
    {
      query: 'insert',
      params: [person.name],
    },
  )
  app.log.error(failure)
  app.log.error({ err: failure })
  app.log.error({ err: failure }, failure.message)
  app.log.warn({ err: new Error(`550 <${person.email}> is unknown here`) }, 'not delivered')
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toMatch(personal)
  expect(lines[3]).toContain('550 <…@…> is unknown here')

  const { url, sql } = await testDatabase()
  const jobs = jobQueue({ url, log: app.log })
  whenFinished(() => jobs.close())
  jobs.work('mail', { do: () => Promise.reject(failure), pauseAfter: () => undefined })
  await jobs.send('mail', {})
  await vi.waitFor(() => expect(lines.join('')).toContain('a job was given up'))
  expect(lines.join('')).not.toMatch(personal)
  const [job] = await sql`select output::text from pgboss.job`
  expect(job?.output).not.toMatch(personal)
})

test('commands in a terminal print errors without values', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const cause = Object.assign(new Error('value'), {
    name: 'PostgresError',
    code: '22P02',
    detail: person.name,
  })
  const failure = new Error(`Failed query: insert\nparams: ${person.name}`, { cause })
  consoleLog.warn({ err: Object.assign(failure, { query: 'insert', params: [] }) }, 'it went wrong')
  const [[words = ''] = []] = printed.mock.calls
  printed.mockRestore()
  expect(words).toContain('it went wrong: Error: A statement failed. {"statement":"insert"}')
  expect(words).toContain('caused by PostgresError: PostgreSQL refused a statement (22P02).')
  expect(words).not.toMatch(personal)
})

test('a word of a megabyte in a message takes no time', () => {
  const started = process.cpuUsage().user
  const { message } = loggedError(new Error(`${'a'.repeat(1_000_000)} to anjali@example.test`))
  expect(message).not.toMatch(personal)
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(1000)
})
