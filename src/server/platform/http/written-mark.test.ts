import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { writtenMark } from './written-mark.ts'

const secrets = 'a secret that is long enough for all of this'

async function started() {
  const app = fastify()
  await app.register(cookie)
  const untilHeard = vi.fn(async () => {})
  const changes = {
    heard: () => {},
    made: () => {},
    missed: () => {},
    noting: async <Answer>(work: () => Promise<Answer>) => ({ answer: await work(), made: '42' }),
    isHeard: () => false,
    untilHeard,
  }
  const mark = writtenMark(app, changes, { isHttps: false, secrets })
  app.post('/', (_, reply) => mark.marking(reply, async () => 'written'))
  app.get('/', async () => 'read')
  const [given] = (await app.inject({ method: 'POST', url: '/' })).cookies
  const header = (value = '') => ({ cookie: `other=1; zb_written=${value}` })
  const read = (value?: string) => app.inject({ method: 'GET', url: '/', headers: header(value) })
  return { given: given?.value ?? '', header, read, mark, untilHeard }
}

test('who changed something waits until the change is heard of', async () => {
  const { given, header, read, mark, untilHeard } = await started()
  await read(given)
  expect(untilHeard.mock.calls).toEqual([['42']])
  expect(mark.mustWait(header(given))).toBe(true)
})

test('a mark that the site did not sign is passed over', async () => {
  const { given, header, read, mark, untilHeard } = await started()
  for (const made of ['41', '42', given.replace('42', '41'), `${given.slice(0, -1)}!`, `${given}x`]) {
    expect(mark.mustWait(header(made))).toBe(false)
    expect((await read(made)).payload).toBe('read')
  }
  expect(untilHeard).not.toHaveBeenCalled()
})
