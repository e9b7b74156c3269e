import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnAlerts } from '#contract/account/alerts.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { anna } from '#tests/support/web/render-wishes.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { AlertsPage } from './alerts.tsx'

const since = '2026-11-14T08:00:00.000Z'
const nothing: OwnAlerts = {
  choices: { mail: 'never', push: 'never' },
  stores: [],
  wishes: [],
  searches: [],
  devices: [],
  pushKey: 'BKey',
  messages: [],
}

/** The page of a person with these alerts; `sent` are the calls that change something. */
async function open(alerts: Partial<OwnAlerts> = {}, person: typeof anna | null = anna) {
  const state = { ...nothing, ...alerts }
  const sent: string[] = []
  const client = {
    account: { status: async () => ({ authenticated: person !== null }), me: async () => person },
  }
  const send = async ({ method, url, body }: ApiCall) => {
    if (method === 'GET') return { status: 200, body: { ...state } }
    sent.push(`${method} ${url} ${JSON.stringify(body ?? {})}`)
    if (method === 'DELETE') state.stores = []
    else state.choices = { ...state.choices, ...(body as object) }
    return { status: 200, body: { message: 'Saved.', choices: state.choices } }
  }
  return { sent, ...(await renderInApp(<AlertsPage />, { client, send })) }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('everything is off, and each list says how to begin', async () => {
  await open()
  expect((await screen.findByLabelText<HTMLSelectElement>('By mail')).value).toBe('never')
  expect(screen.getByLabelText<HTMLSelectElement>('On your devices').value).toBe('never')
  for (const text of ['You follow no store.', 'You have saved no search.', 'No device shows alerts.'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('a choice is saved at once', async () => {
  const { user, sent } = await open()
  await user.selectOptions(await screen.findByLabelText('By mail'), 'daily')
  await waitFor(() => expect(sent).toEqual(['PUT /api/alerts/choices {"mail":"daily"}']))
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('By mail').value).toBe('daily'))
})

test('what a person follows is linked and can be removed', async () => {
  const { user, sent } = await open({ stores: [{ _id: 's1', name: 'Ti Lakaz', since }] })
  expect((await screen.findByRole('link', { name: 'Ti Lakaz' })).getAttribute('href')).toBe('/store/s1')
  await user.click(screen.getByRole('button', { name: 'Remove: Ti Lakaz' }))
  await screen.findByText('You follow no store.')
  expect(sent).toEqual(['DELETE /api/alerts/stores/s1 {}'])
})

test('the latest messages lead to their products', async () => {
  const message = { _id: 'm1', productId: 'p1', title: 'Sega dress', storeName: 'Ti Lakaz', at: since }
  await open({
    messages: [{ ...message, kind: 'price-drop', priceCents: 80_000, otherCents: 100_000 }],
  })
  const line = 'Sega dress costs Rs 800 instead of Rs 1,000, at Ti Lakaz.'
  expect((await screen.findByRole('link', { name: line })).getAttribute('href')).toBe('/product/p1')
})

test('a visitor is asked to log in, and comes back here', async () => {
  await open({}, null)
  await screen.findByText('Log in to see your alerts')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toContain('settings%2Falerts')
})
