import type { ReactNode } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { renderInApp } from './render-in-app.tsx'

type AccountCalls = Partial<Client['account']>

/** Renders a part of an account's screens with these answers of the server. */
export const renderAccount = (content: ReactNode, account: AccountCalls) =>
  renderInApp(content, { client: { account } })

export const answer = (message: string) => async () => ({ message })

export function refuse(status: number, code: string, message: string, issues: ApiError['issues'] = []) {
  return async () => {
    throw new ApiError(status, { message, code, issues })
  }
}

/** A call that fails for lack of a network. */
export async function noNetwork(): Promise<never> {
  throw new TypeError('Failed to fetch')
}

export const aPerson = (changes: Partial<User> = {}): User => ({
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Anjali Ramgoolam',
  email: 'anjali@example.mu',
  role: 'user',
  ...changes,
})
