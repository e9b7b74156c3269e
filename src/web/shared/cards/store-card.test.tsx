import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleStore } from '#tests/support/web/card-samples.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { StoreCard } from './store-card.tsx'

test('a store card leads to the store and shows category, rating, city and phone', async () => {
  await renderInApp(<StoreCard store={sampleStore()} />)
  const link = screen.getByRole('link', { name: 'Savonnerie Ti Bonheur' })
  expect(link.getAttribute('href')).toBe('/store/0193a000-0000-7000-8000-000000000002')
  expect(screen.getByText('Beauty & health')).toBeTruthy()
  expect(screen.getByRole('img', { name: '4.7 out of 5, 88 ratings' })).toBeTruthy()
  expect(screen.getByText('Grand Baie')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Call Savonnerie/ })).toBeTruthy()
})

test('a store without ratings says so', async () => {
  await renderInApp(<StoreCard store={sampleStore({ averageRating: 0, ratingCount: 0 })} />)
  expect(screen.getByText('Not rated yet')).toBeTruthy()
})

test('a store card shows passed checks with their date, and no others', async () => {
  const checks = { verifiedUntil: '2027-03-31', halalCheckedUntil: null }
  await renderInApp(<StoreCard store={sampleStore({ checks })} />)
  expect(screen.getByText(/^Verified store/).textContent).toBe('Verified store until 31/03/2027')
  expect(screen.queryByText(/Halal checked/)).toBeNull()
})
