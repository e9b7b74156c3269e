import type { APIRequestContext, Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { expect } from './shop.ts'

/** Of the demo, where no second factor is needed. */
export const ownerLogin = { email: demoAccounts.websiteOwner, password: demoPassword }

async function logInAsOwner(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/owner/login', { data: ownerLogin })).status()).toBe(200)
}

/** The console, in this page's browser. */
export async function openConsole(page: Page, path = '/owner'): Promise<void> {
  await logInAsOwner(page.context().request)
  await page.goto(path)
}

/** The website owner of the demo, signed in through the API in a context that is nobody else's. */
export async function websiteOwner(request: APIRequestContext) {
  await logInAsOwner(request)

  /** Every page of a list, until the one that is looked for. */
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
    /** Asks about the open application of this business, or refuses it. */
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
