import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleProduct, sampleStore } from '#tests/support/web/card-samples.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { type HomeContent, HomePage } from './home.tsx'

const some = [sampleProduct()]
const content: HomeContent = {
  flashSales: [],
  hotDeals: some,
  newArrivals: some,
  featuredProducts: some,
  bestRatedProducts: some,
  bestRatedStores: [sampleStore()],
  categories: [{ _id: 'pets', name: 'Pets', icon: null, subcategories: [] }],
}

async function sectionsOf(changes: Partial<HomeContent>) {
  await renderInApp(<HomePage {...content} {...changes} />)
  return screen
    .getAllByRole('link', { name: /^See more/ })
    .map((link) => [link.textContent?.replace('See more ', ''), link.getAttribute('href')])
}

const hotDeals = ['Hot Deals', '/hot-deals']
const newArrivals = ['New Arrivals', '/new-arrivals']
const featured = ['Featured Products', '/featured-products']
const bestProducts = ['Best Rated Products', '/best-rated-products']
const bestStores = ['Best Rated Stores', '/best-rated-stores']

test.each([
  ['all three lists', {}, [hotDeals, newArrivals, featured]],
  ['two of them', { newArrivals: [] }, [hotDeals, featured, bestProducts]],
  ['one of them', { hotDeals: [], newArrivals: [] }, [featured, bestProducts, bestStores]],
  ['none of them', { hotDeals: [], newArrivals: [], featuredProducts: [] }, [bestProducts, bestStores]],
  ['two, and nothing rated', { newArrivals: [], bestRatedProducts: [] }, [hotDeals, featured]],
])('with %s the home page shows the right sections, each with its See more', async (_, changes, sections) => {
  expect(await sectionsOf(changes)).toEqual(sections)
})

test('the page has its title, both invitations and both links to the categories', async () => {
  await renderInApp(<HomePage {...content} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Discover Deals, New Products & Top Stores',
  )
  expect(screen.getByRole('heading', { name: 'New here?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign Up Now' }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('heading', { name: 'Want to display your products?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Work With Us' }).getAttribute('href')).toBe('/display-request')
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Browse Categories' })).toBeTruthy()
})

test('flash sales are shown first, and only when there are any', async () => {
  await renderInApp(<HomePage {...content} />)
  expect(screen.queryByRole('region', { name: 'Flash sales' })).toBeNull()
  cleanup()
  await renderInApp(<HomePage {...content} flashSales={some} />)
  expect(screen.getByRole('region', { name: 'Flash sales' })).toBeTruthy()
})

test('a home page without products shows a message', async () => {
  const none = {
    hotDeals: [],
    newArrivals: [],
    featuredProducts: [],
    bestRatedProducts: [],
    bestRatedStores: [],
  }
  await renderInApp(<HomePage {...content} {...none} />)
  expect(screen.getByText('The stalls are being set up.')).toBeTruthy()
})
