import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { isLong } from '#tests/support/long.ts'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'

const run = promisify(execFile)

test.runIf(isLong)(
  'a client that is generated from the API document compiles, and ten calls with it are answered',
  async () => {
    const shop = await testApp()
    const store = await shop.given.store({ name: 'Ti Lakaz', city: 'Curepipe' })
    const category = await shop.given.productCategory({ name: 'Fashion' })
    await shop.given.product({
      store,
      category,
      title: 'Sega dress',
      discount: { value: 20, expiresAt: '2026-12-24' },
    })
    const person = await shop.given.user({ name: 'Anjali' })
    const { cookies } = await shop.signedIn('user', person)
    const baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' })

    const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-client-'))
    whenFinished(() => rm(folder, { recursive: true, force: true }))
    const spec = await (await fetch(`${baseUrl}/api/openapi.json`)).json()
    const { files } = await generateApi({ spec, output: false, silent: true })
    await writeFile(path.join(folder, 'client.ts'), files.map(({ fileContent }) => fileContent).join('\n'))
    const calls = path.join(folder, 'ten-calls.ts')
    await writeFile(calls, await readFile(path.join(import.meta.dirname, 'ten-calls.ts.txt')))
    const compiled = await run('npx', ['tsc', ...strict, calls], { cwd: projectRoot }).catch(
      (failed) => failed,
    )
    expect(compiled.stdout).toBe('')

    const { tenCalls } = await import(calls)
    expect(await tenCalls(baseUrl, `zb_user=${cookies.get('zb_user')}`)).toEqual({
      title: 'Sega dress',
      name: 'Ti Lakaz',
      hours: null,
      total: 1,
      categories: 1,
      cities: ['Curepipe'],
      me: 'Anjali',
      message: 'C’est dans votre liste d’envies.',
      count: 1,
      missing: [404, 'not-found'],
    })
  },
)

const strict = [
  '--ignoreConfig',
  ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--types', ''],
]
