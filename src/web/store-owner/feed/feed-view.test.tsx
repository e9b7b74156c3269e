import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { FeedView } from './feed-view.tsx'

const feed = (key: string) => ({
  google: `https://zilbazar.mu/feeds/1/${key}.xml`,
  meta: `https://zilbazar.mu/feeds/1/${key}.csv`,
  createdAt: '2026-11-14T08:00:00Z',
})

const addresses = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

const answers = (before: object | null) => ({
  '/admin/feed': async ({ method }: ApiCall) =>
    method === 'GET'
      ? { status: 200, body: { feed: before } }
      : method === 'POST'
        ? { status: 200, body: { message: 'Your feed has new addresses.', feed: feed('second') } }
        : { status: 200, body: { message: 'Your feed is ended.' } },
})

test('the addresses are made with one press', async () => {
  const { user } = await renderStoreScreen(<FeedView />, { answers: answers(null) })
  await user.click(await screen.findByRole('button', { name: 'Make the addresses' }))
  expect(await screen.findByText('Your feed has new addresses.')).toBeTruthy()
  expect(addresses()).toEqual([feed('second').google, feed('second').meta])
})

test('new addresses are made after a question, because those of now stop working', async () => {
  const { user } = await renderStoreScreen(<FeedView />, { answers: answers(feed('first')) })
  await user.click(await screen.findByRole('button', { name: 'Make new addresses' }))
  expect(await screen.findByText('Make new addresses? Those of now stop working.')).toBeTruthy()
  expect(addresses()).toEqual([feed('first').google, feed('first').meta])
  await user.click(screen.getAllByRole('button', { name: 'Make new addresses' }).at(-1) as HTMLElement)
  expect(await screen.findByDisplayValue(feed('second').google)).toBeTruthy()
})

test('a feed that could not be loaded can be tried again', async () => {
  await renderStoreScreen(<FeedView />, {
    answers: { '/admin/feed': refused(503, 'unavailable', 'Busy.') },
  })
  expect(await screen.findByText('Failed to load the feed.')).toBeTruthy()
})

test('what stands for values that are not said is told', async () => {
  await renderStoreScreen(<FeedView />, { answers: { '/admin/feed': answered({ feed: null }) } })
  expect(await screen.findByText(/is listed as in stock, and as new/)).toBeTruthy()
})
