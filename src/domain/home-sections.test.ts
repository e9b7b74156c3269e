import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HomeSection, visibleSections } from './home-sections.ts'

const order: HomeSection[] = [
  'hotDeals',
  'newArrivals',
  'featuredProducts',
  'bestRatedProducts',
  'bestRatedStores',
]

test.each([
  ['all three lead', [4, 4, 4, 4, 4], ['hotDeals', 'newArrivals', 'featuredProducts']],
  ['no featured', [1, 1, 0, 1, 1], ['hotDeals', 'newArrivals', 'bestRatedProducts']],
  ['no new arrivals', [1, 0, 1, 1, 1], ['hotDeals', 'featuredProducts', 'bestRatedProducts']],
  ['no hot deals', [0, 1, 1, 1, 1], ['newArrivals', 'featuredProducts', 'bestRatedProducts']],
  ['two lead, no rated product', [1, 1, 0, 0, 4], ['hotDeals', 'newArrivals']],
  ['hot deals only', [1, 0, 0, 1, 1], ['hotDeals', 'bestRatedProducts', 'bestRatedStores']],
  ['one leads, no rated product', [0, 0, 1, 0, 1], ['featuredProducts', 'bestRatedStores']],
  ['none leads', [0, 0, 0, 1, 1], ['bestRatedProducts', 'bestRatedStores']],
  ['an empty catalogue', [0, 0, 0, 0, 0], []],
] as [string, number[], HomeSection[]][])('with %s %j the home page shows %j', (_, counts, sections) => {
  expect(visibleSections(countsOf(counts))).toEqual(sections)
})

test('the rule holds for every combination of counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }), (numbers) => {
      const counts = countsOf(numbers)
      const leading = [counts.hotDeals, counts.newArrivals, counts.featuredProducts].filter(Boolean).length
      const allowed: Record<HomeSection, boolean> = {
        hotDeals: true,
        newArrivals: true,
        featuredProducts: true,
        bestRatedProducts: leading < 3,
        bestRatedStores: leading < 2,
      }
      expect(visibleSections(counts)).toEqual(order.filter((s) => counts[s] > 0 && allowed[s]))
    }),
  )
})

function countsOf(numbers: number[]): Record<HomeSection, number> {
  return Object.fromEntries(order.map((section, index) => [section, numbers[index]])) as Record<
    HomeSection,
    number
  >
}
