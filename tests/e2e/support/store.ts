import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { anAccount, aPerson, aSession, type Person } from './person.ts'
import { expect } from './shop.ts'

/** As the website owner does it from the shell, beside the running app. */
export async function approve({ email }: Pick<Person, 'email'>): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/owner.js', 'approve', email], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('may register a store now') })
}

/** A person with an approved account, signed in in this page's browser. */
export async function approvedPerson(page: Page): Promise<Person> {
  const person = await anAccount(page, aPerson('Priya Doorgakant'))
  await approve(person)
  await aSession(page, person)
  return person
}
