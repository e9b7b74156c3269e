import { cleanup, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { RaisedPrice } from '#contract/website-owner/prices.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { PriceQueue } from './price-queue.tsx'

beforeAll(async () => {
  await import('#web/ui/overlays/toast-list.tsx')
})
afterEach(() => {
  cleanup()
  toast.remove()
})

const id = '0193a000-0000-7000-8000-000000000001'
const at = '2026-11-10T08:00:00Z'
const raised: RaisedPrice = {
  _id: id,
  product: { _id: id, title: 'Sega dress', isShown: true },
  store: { _id: id, name: 'Ti Lakaz' },
  startedAt: at,
  expiresAt: '2026-11-20T19:59:00Z',
  announcedPercent: 10,
  listPrice: 100,
  salePrice: 90,
  lowestPrice: 80,
  foundAt: at,
  lookedAt: null,
  note: null,
}

test('a raised price shows both prices, and is looked at with a note', async () => {
  const waiting = [raised]
  const lookedAt: RaisedPrice[] = []
  const { user, sent } = await renderInConsole(<PriceQueue page={1} />, (call) => {
    if (call.method === 'POST') {
      waiting.pop()
      lookedAt.push({ ...raised, lookedAt: at, note: 'The store was called.' })
      return yes({ message: 'Noted.' })
    }
    const prices = call.url.includes('looked-at') ? [...lookedAt] : [...waiting]
    return yes({ prices, page: 1, totalPages: 1, total: prices.length })
  })
  const card = within(await screen.findByRole('article', { name: 'Sega dress' }))
  for (const words of ['−10%: Rs 90 instead of Rs 100', 'Rs 80', 'Not lower than before', '20/11/2026'])
    expect(card.getByText(words)).toBeTruthy()
  await user.type(card.getByRole('textbox', { name: 'Note' }), 'The store was called.')
  await user.click(card.getByRole('button', { name: 'I have looked at it' }))
  await screen.findByText('No price to look at')
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: `/api/owner/raised-prices/${id}/look-at`,
    body: { note: 'The store was called.' },
  })
  expect(await screen.findByText('The store was called.')).toBeTruthy()
})
