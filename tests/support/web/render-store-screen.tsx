import type { HistoryState } from '@tanstack/react-router'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { onTestFinished } from 'vitest'
import type { User } from '#contract/shapes/session.ts'
import type { Answer, ApiCall, ApiError, Client } from '#web/shared/api/client.ts'
import { followSession } from '#web/shared/session/session.ts'
import { oneTry, type Routes, renderInApp } from './render-in-app.tsx'

export const aShopper: User = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Anjali',
  email: 'anjali@example.mu',
  role: 'user',
}
export const aStoreOwner: User = { ...aShopper, role: 'admin' }

interface Circumstances {
  person?: User | null
  /** Answers the calls of the store's area, by the end of their address. */
  answers?: Record<string, (call: ApiCall) => Promise<Answer>>
  store?: Partial<Client['store']>
  account?: Partial<Client['account']>
  at?: string
  /** The history state from the page before. */
  state?: HistoryState | undefined
  routes?: Routes
}

const food = [
  { _id: 'bakery', name: 'Bakery' },
  { _id: 'sweets', name: 'Sweets' },
]
const below: Record<string, { _id: string; name: string }[]> = {
  food,
  bakery: [{ _id: 'cakes', name: 'Cakes' }],
}

/** Renders a login or registration screen of a store with these answers of the server. */
export async function renderStoreScreen(
  screen: ReactNode,
  { person = aShopper, answers = {}, store, account, at, state, routes }: Circumstances = {},
) {
  const client = {
    account: { status: async () => ({ authenticated: person !== null }), me: async () => person, ...account },
    store: {
      categories: async () => ({ categories: [{ _id: 'food', name: 'Food' }] }),
      subcategories: async ({ categoryId }: { categoryId: string }) => ({
        subcategories: below[categoryId] ?? [],
      }),
      places: async () => ['Curepipe', 'Mahébourg'],
      ...store,
    },
  }
  const calls: ApiCall[] = []
  const send = async (call: ApiCall) => {
    calls.push(call)
    const [, found] = Object.entries(answers).find(([end]) => call.url.endsWith(end)) ?? []
    return found ? found(call) : { status: 200, body: { authenticated: false } }
  }
  const queryClient = oneTry()
  const unfollow = followSession(queryClient)
  onTestFinished(() => {
    unfollow()
    cleanup()
    toast.remove()
    localStorage.clear()
  })
  const page = await renderInApp(screen, { client, send, queryClient, ...(at && { at }), state, routes })
  /** The calls sent to an address with this end. */
  const sentTo = (end: string) => calls.filter(({ url }) => url.endsWith(end)).map(({ body }) => body)
  return { ...page, sentTo }
}

export const answered = (body: object) => async (): Promise<Answer> => ({ status: 200, body })

export const refused =
  (status: number, code: string, message: string, issues: ApiError['issues'] = []) =>
  async (): Promise<Answer> => ({ status, body: { message, code, issues } })

export async function noNetwork(): Promise<never> {
  throw new TypeError('Failed to fetch')
}
