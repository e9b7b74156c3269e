import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from './shop.ts'

/** Runs `npm run owner -- …` beside the app and returns its output. */
export async function ownerCommand(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/owner.js', ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  expect({ code, said }).toEqual({ code: 0, said: expect.any(String) })
  return said
}
