import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { whenFinished } from '#tests/support/when-finished.ts'
import { languageThread } from './language-thread.ts'

/** Takes everything for French, and fails when it is told to. */
const program = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (comment) => {
    if (comment.includes('fail')) throw new Error('It failed.')
    parentPort.postMessage(comment.includes('English') ? 'en' : 'fr')
  })`

function setUp(idleMs?: number) {
  const workers: { hasEnded: boolean }[] = []
  const languages = languageThread(() => {
    const worker = new Worker(program, { eval: true })
    const started = { hasEnded: false }
    worker.on('exit', () => {
      started.hasEnded = true
    })
    workers.push(started)
    return worker
  }, idleMs)
  whenFinished(() => languages.close())
  return { languages, workers }
}

test('comments are answered in their order, by one thread', async () => {
  const { languages, workers } = setUp()
  const comments = ['Une boutique agréable', 'English as it is spoken', 'Encore une boutique']
  expect(await Promise.all(comments.map(languages.detect))).toEqual(['fr', 'en', 'fr'])
  expect(workers).toHaveLength(1)
})

test('a comment that is plainly in doubt starts no thread', async () => {
  const { languages, workers } = setUp()
  expect(await languages.detect('ok')).toBe('und')
  expect(await languages.detect('Mo bien kontan sa magazin la.')).toBe('und')
  expect(workers).toEqual([])
})

test('the thread ends when no comments come, and another begins with the next', async () => {
  const { languages, workers } = setUp(20)
  expect(await languages.detect('Une boutique agréable')).toBe('fr')
  await vi.waitFor(() => expect(workers).toEqual([{ hasEnded: true }]), 5000)
  expect(await languages.detect('Une boutique agréable')).toBe('fr')
  expect(workers).toHaveLength(2)
})

test('a thread that fails is replaced; only those who waited for it are told', async () => {
  const { languages, workers } = setUp()
  const failed = languages.detect('This one will fail at once')
  const waiting = languages.detect('Une boutique agréable')
  await expect(failed).rejects.toThrow('It failed.')
  await expect(waiting).rejects.toThrow('It failed.')
  expect(await languages.detect('Une boutique agréable')).toBe('fr')
  expect(workers).toHaveLength(2)
})

test('a caller who waits while the app stops is told', async () => {
  const { languages } = setUp()
  const waiting = languages.detect('Une boutique agréable')
  const told = expect(waiting).rejects.toThrow('The app is being stopped.')
  await languages.close()
  await told
})
