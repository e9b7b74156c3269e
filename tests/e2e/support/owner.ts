import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** The demo's website owner, who needs no second factor. */
export const websiteOwner = { email: 'owner@zilbazar.demo', password: 'Lagon-bleu-2026' }

/** Signed in to the console, in this page's browser. */
export async function openConsole(page: Page, path = '/owner'): Promise<void> {
  const answer = await page.context().request.post('/api/owner/login', { data: websiteOwner })
  expect(answer.status()).toBe(200)
  await page.goto(path)
}
