import type { APIRequestContext, Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { expect } from './shop.ts'

/** The demo's website owner, who needs no second factor. */
export const ownerLogin = { email: demoAccounts.websiteOwner, password: demoPassword }

async function logInAsOwner(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/owner/login', { data: ownerLogin })).status()).toBe(200)
}

/** Opens the console in this browser. */
export async function openConsole(page: Page, path = '/owner'): Promise<void> {
  await logInAsOwner(page.context().request)
  await page.goto(path)
}

/** The demo's website owner, logged in through the API in a separate context. */
export async function websiteOwner(request: APIRequestContext) {
  await logInAsOwner(request)

  /** Searches the pages of a list for an entry. */
  async function find<Found>(path: string, list: string, isIt: (one: Found) => boolean): Promise<Found> {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await (await request.get(`${path}page=${page}`)).json()
      const found = (answer[list] as Found[]).find(isIt)
      if (found) return found
      last = answer.totalPages
    }
    throw new Error(`The website owner finds no such thing among the ${list}.`)
  }

  return {
    /** Asks a question about the open application of this business, or refuses it. */
    async decide(businessName: string, decision: 'ask' | 'refuse', words: object) {
      const { _id } = await find<{ _id: string; businessName: string }>(
        '/api/owner/applications?state=open&',
        'applications',
        (application) => application.businessName === businessName,
      )
      const answer = await request.post(`/api/owner/applications/${_id}/${decision}`, { data: words })
      expect(answer.status()).toBe(200)
    },

    message: (email: string) =>
      find<{ name: string; email: string; message: string }>(
        '/api/owner/messages?',
        'messages',
        (message) => message.email === email,
      ),
  }
}
