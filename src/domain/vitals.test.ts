import { describe, expect, test } from 'vitest'
import { bucketOf, largestIn, lastBucket, measuredPageOf, p75, verdict, vitalNames } from './vitals.ts'

test.each([
  ['/', 'home'],
  ['/homepage', 'home'],
  ['/hot-deals', 'listing'],
  ['/best-rated-stores', 'listing'],
  ['/category/1', 'category'],
  ['/stores', 'stores'],
  ['/store/1', 'store'],
  ['/product/1', 'product'],
  ['/search', 'search'],
  ['/login', undefined],
  ['/owner', undefined],
  ['/settings', undefined],
])('%s is measured as %s', (path, page) => expect(measuredPageOf(path)).toBe(page))

describe.each(vitalNames)('%s', (vital) => {
  test('every bucket holds its own largest value', () => {
    for (let bucket = 0; bucket <= lastBucket; bucket += 1)
      expect(bucketOf(vital, largestIn(vital, bucket))).toBe(bucket)
  })

  test('nothing and far too much have a bucket', () => {
    expect([bucketOf(vital, 0), bucketOf(vital, 1e9)]).toEqual([0, lastBucket])
  })
})

test('three of four visits stay within the p75', () => {
  const counts = new Map([
    [bucketOf('lcp', 5000), 1],
    [bucketOf('lcp', 900), 2],
    [bucketOf('lcp', 2000), 1],
  ])
  const value = p75('lcp', counts)
  expect(value).toBeGreaterThanOrEqual(2000)
  expect(value).toBeLessThanOrEqual(2200)
  expect(p75('lcp', new Map())).toBe(0)
})

test('the limits belong to the better verdict', () => {
  expect([verdict('inp', 200), verdict('inp', 201), verdict('inp', 501)]).toEqual([
    'good',
    'middling',
    'poor',
  ])
})
