import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { isLong } from '#tests/support/long.ts'
import {
  deepPng,
  enormousPng,
  gif,
  pdf,
  photo,
  polyglot,
  svgWithScript,
  truncated,
} from '#tests/support/picture-files.ts'
import { sessionSecret, testApp } from '#tests/support/test-app.ts'
import { formWith } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { whenFinished } from '#tests/support/when-finished.ts'

const rounds = 2
/** One more than are decoded at once. */
const attackers = Math.min(3, availableParallelism())
const heapMegabytes = 128
const mostMegabytes = 750

/** The server as a separate process, with little memory. */
async function startServer(databaseUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-uploads-'))
  const program = path.join(projectRoot, 'tests/faults/serve-uploads.ts')
  const limit = `--max-old-space-size=${heapMegabytes}`
  const server = spawn(
    process.execPath,
    [limit, '--import', 'tsx', program, databaseUrl, folder, sessionSecret],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  whenFinished(async () => {
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  const [said] = await once(server.stdout, 'data')
  const megabytes = async (name: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  }
  return { url: `http://127.0.0.1:${String(said).trim()}/api/images/upload`, megabytes, server }
}

const largeJpeg = async () => sharp(await photo('jpeg', { width: 7800, height: 5000 }))

/** Every file of the list, and the expected answer. */
const list: [string, () => Buffer | Promise<Buffer>, number][] = [
  ['50,000 × 50,000 pixels', enormousPng, 422],
  ['two gigabytes of text', deepPng, 422],
  ['SVG', svgWithScript, 415],
  ['GIF', gif, 415],
  ['PDF', pdf, 415],
  ['half a JPEG', () => truncated('jpeg'), 422],
  ['half a PNG', () => truncated('png'), 422],
  ['half a WebP', () => truncated('webp'), 422],
  ['half an AVIF', () => truncated('avif'), 422],
  ['20 MB', async () => Buffer.concat([await photo(), Buffer.alloc(20_000_000)]), 413],
  ['nothing', () => Buffer.alloc(0), 400],
  ['page and archive', polyglot, 200],
  ['40 million pixels', async () => (await largeJpeg()).jpeg().toBuffer(), 200],
  [
    '40 million pixels, sideways, in passes',
    async () => (await largeJpeg()).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    200,
  ],
]

test.runIf(isLong && process.platform === 'linux')(
  'the whole list of attacks, over the network, from several at once and again and again, is answered within the memory allowed',
  { timeout: 400_000 },
  async () => {
    const { database, given, signedIn, at } = await testApp()
    at(new Date().toISOString())
    const { url, megabytes, server } = await startServer(database.url)
    const files = await Promise.all(
      list.map(async ([name, make, status]) => ({ name, form: formWith(await make()), status })),
    )
    const before = await megabytes('VmRSS')

    const attack = async (browser: Visitor) => {
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      for (const { name, form, status } of files) {
        const answer = await sentUntilHeard(url, cookie, form)
        const { message } = (await answer.json()) as { message?: string }
        expect({ name, status: answer.status, message }).toMatchObject({ name, status })
        if (status !== 200) expect(message).toMatch(/^[A-Z].*\.$/)
      }
    }
    const after: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(
        Array.from({ length: attackers }, async () => signedIn('user', await given.user())),
      )
      await Promise.all(people.map(attack))
      after.push(await megabytes('VmRSS'))
    }

    const peak = await megabytes('VmHWM')
    console.log(`Memory in MB: ${before} before, ${after.join(', ')} after each round, ${peak} at most.`)
    expect(server.exitCode).toBe(null)
    expect(peak).toBeLessThan(mostMegabytes)
  },
)

/** A busy machine may refuse now and then; such an upload is repeated. */
async function sentUntilHeard(url: string, cookie: string, form: FormData): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers: { cookie }, body: form })
    if (answer.status !== 503) return answer
    await answer.text()
    // Polite, as the answer asks: without a rest the attackers would only keep the machine busy.
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
