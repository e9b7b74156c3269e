import type { Page } from '@playwright/test'
import { anAccount, aPerson, aSession, type Person, prepare } from './person.ts'

/** A person with a verified account of their own, logged in in this page's browser. */
export async function signedInShopper(page: Page, name?: string): Promise<Person> {
  await prepare(page.context())
  const person = await anAccount(page, aPerson(name))
  await aSession(page, person)
  return person
}
