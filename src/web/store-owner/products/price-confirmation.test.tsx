import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answered, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { PriceConfirmation } from './price-confirmation.tsx'

const open = (prices: object) =>
  renderStoreScreen(<PriceConfirmation />, {
    answers: {
      '/admin/prices': answered(prices),
      '/prices/confirm': answered({
        message: 'Your prices are confirmed.',
        prices: { confirmedAt: '2026-11-14T08:00:00Z', products: 12, old: 0 },
      }),
    },
  })

test('one press confirms all prices, and shows the day', async () => {
  const { user } = await open({ confirmedAt: null, products: 12, old: 3 })
  expect(await screen.findByText('3 prices are older than six months, and shown as such.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All prices are still right' }))
  expect(await screen.findByText('All confirmed on 14/11/2026.')).toBeTruthy()
  expect(await screen.findByText('Your prices are confirmed.')).toBeTruthy()
})

test('a store without products is not asked', async () => {
  const { container } = await open({ confirmedAt: null, products: 0, old: 0 })
  await Promise.resolve()
  expect(container.querySelector('section')).toBeNull()
})
