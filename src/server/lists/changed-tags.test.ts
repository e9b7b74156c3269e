import { describe, expect, test } from 'vitest'
import { changedTags } from './changed-tags.ts'
import { placeByRating } from './place-by-rating.ts'

const tagsOf = changedTags(() => new Date('2026-11-14T08:00:00Z'))

const product = {
  id: 'p',
  store_id: 's',
  city: 'Curepipe',
  pin: '',
  is_visible: true,
  category_path: ['garden', 'plants'],
  average_rating: 4,
  rating_count: 5,
  created_at: '2026-01-01T00:00:00+00:00',
  discount_expires_at: null,
  featured_from: null,
  featured_until: null,
  featured_position: 0,
}
const changed = (after: Partial<typeof product> | { discount_expires_at: string }, before = product) =>
  tagsOf({ table: 'products', before, after: { ...before, ...after } })

const tagsIn = (evicted: ReturnType<typeof tagsOf>) => [...evicted].filter((each) => typeof each === 'string')

describe('a product', () => {
  test('with another price or title is in the same place of every list', () => {
    expect(changed({})).toEqual(['product p', 'product p', 'catalogue'])
  })

  test('that is rated moves in the lists by rating, in its city, at its spot and everywhere', () => {
    const rated = { average_rating: 4.2, rating_count: 6 }
    const place = { from: placeByRating({ id: 'p', averageRating: 4, ratingCount: 5 }) }
    const move = { ...place, to: placeByRating({ id: 'p', averageRating: 4.2, ratingCount: 6 }) }
    const lists = ['store s', 'category garden', 'category plants', 'rated ', 'well_rated ']
    expect(changed(rated)).toEqual([
      'product p',
      'product p',
      ...lists.flatMap((list) => [
        { list: `order ${list} bestRated `, ...move },
        { list: `order ${list} bestRated Curepipe`, ...move },
        ...(list.startsWith('category') ? [{ list: `order ${list} bestRated at Curepipe`, ...move }] : []),
      ]),
      'catalogue',
    ])
  })

  test('rated for the first or the third time changes how many are well rated', () => {
    const members = (count: number) =>
      [...changed({ rating_count: count }, { ...product, rating_count: count - 1 })].filter(
        (tag) => typeof tag === 'string' && tag.startsWith('members'),
      )
    expect([1, 2, 3, 4].map(members)).toEqual([['members rated '], [], ['members well_rated '], []])
  })

  test('added, hidden or moved to another city changes the totals of its lists', () => {
    const members = [
      'members store s',
      'members category garden',
      'members category plants',
      'members rated ',
      'members well_rated ',
    ]
    const added = tagsOf({ table: 'products', before: null, after: product })
    expect(tagsIn(added)).toEqual(['product p', ...members, 'catalogue'])
    for (const change of [{ is_visible: false }, { city: 'Flacq' }])
      expect(tagsIn(changed(change))).toEqual(['product p', 'product p', ...members, 'catalogue'])
  })

  test('that enters or leaves a list moves all that follow, in its city and everywhere', () => {
    const from = placeByRating({ id: 'p', averageRating: 4, ratingCount: 5 })
    const gone = [...changed({ is_visible: false })]
    for (const place of ['', 'Curepipe'])
      expect(gone).toContainEqual({ list: `order well_rated  bestRated ${place}`, from, to: '\uffff' })
    expect([...changed({ city: 'Flacq' })]).toEqual(
      expect.arrayContaining(
        ['', 'Curepipe', 'Flacq'].map((place) =>
          expect.objectContaining({ list: `order well_rated  bestRated ${place}` }),
        ),
      ),
    )
  })

  test('whose store has moved its pin is elsewhere in the lists by distance alone', () => {
    expect(changed({ pin: '-20.31,57.52' })).toEqual([
      'product p',
      'product p',
      'spots category garden',
      'spots category plants',
      'catalogue',
    ])
  })

  test.each([
    ['tomorrow', '2026-11-15T19:59:00+00:00', ['members deals ', 'members flash sales ']],
    ['next week', '2026-11-20T19:59:00+00:00', ['members deals ']],
    ['in the past', '2026-11-10T19:59:00+00:00', []],
  ])('with a discount that ends %s', (_, ends, lists) => {
    const tags = tagsIn(changed({ discount_expires_at: ends }))
    expect(tags).toEqual(['product p', 'product p', ...lists, 'catalogue'])
  })
})

test('what belongs to a product, a store or a person names it', () => {
  const of = 'x'
  expect(
    ['product_ratings', 'store_ratings', 'opening_hours', 'announcements', 'users'].map((table) =>
      tagsOf({ table, of }),
    ),
  ).toEqual([['product x'], ['store x'], ['store x', 'hours'], ['store x'], ['person x']])
  expect(['opening_spans', 'special_days'].map((table) => tagsOf({ table, of }))).toEqual([
    ['store x', 'hours'],
    ['store x', 'hours'],
  ])
})

test('a table that nobody has thought of evicts everything', () => {
  expect(tagsOf({ table: 'novelties', of: 'x' })).toBe('all')
})
