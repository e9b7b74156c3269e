import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areNearlyAlike, burstSince, mostInBurst, mustBeHeld, tellingPart } from './review-defence.ts'

const ordinary = {
  isHeldAlready: false,
  recentRaters: 0,
  ratingCount: 12,
  isFromCrowdedAddress: false,
  isCopied: false,
}

describe('a rating', () => {
  test.each([
    ['out of the blue', {}, false],
    ['after four others within minutes', { recentRaters: 4 }, false],
    ['after five others within minutes', { recentRaters: 5 }, true],
    ['after five others of something with a thousand ratings', { recentRaters: 5, ratingCount: 1000 }, false],
    ['after twenty others of the same', { recentRaters: 20, ratingCount: 1000 }, true],
    ['that was held before', { isHeldAlready: true }, true],
    ['from an address that sends many', { isFromCrowdedAddress: true }, true],
    ['with the words of another', { isCopied: true }, true],
  ])('%s: held is %j', (_, circumstances, isHeld) => {
    expect(mustBeHeld({ ...ordinary, ...circumstances })).toBe(isHeld)
  })

  test('that is held stays held when more people rate at the same time', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(100_000), (few, more, ratingCount) => {
        const held = (recentRaters: number) => mustBeHeld({ ...ordinary, recentRaters, ratingCount })
        expect(held(few) && !held(few + more)).toBe(false)
      }),
    )
  })
})

test('a burst may move what has many ratings by a fiftieth of them', () => {
  expect([0, 250, 251, 10_000].map(mostInBurst)).toEqual([5, 5, 6, 200])
  expect(burstSince(new Date('2026-11-14T08:00:00Z'))).toEqual(new Date('2026-11-14T07:50:00Z'))
})

const praise = 'Très bon accueil, les gâteaux piments sont frais et bien chauds.'

describe('the telling part of a comment', () => {
  test.each([
    ['capitals', praise.toUpperCase()],
    ['no accents', 'Tres bon accueil, les gateaux piments sont frais et bien chauds.'],
    ['other punctuation', 'Très bon accueil: les gâteaux-piments sont frais et bien chauds!!! 🌶️'],
    ['other blanks', ` ${praise.replaceAll(' ', '\n\t ')}  `],
    ['invisible signs', praise.replaceAll('e', 'e\u200b\u00ad')],
    ['drawn-out letters', praise.replace('frais', 'fraaaais').replace('bon', 'bonnn')],
    ['letters of another width', praise.replace('frais', 'ｆｒａｉｓ')],
    ['accents typed as signs of their own', praise.normalize('NFD')],
  ])('is the same with %s', (_, comment) => {
    expect(tellingPart(comment)).toBe(tellingPart(praise))
  })

  test.each(['', 'Very good', 'Top! 👍👍👍', 'Highly recommended', '!'.repeat(40), 'a'.repeat(40)])(
    'is nothing for %j, which many write',
    (comment) => {
      expect(tellingPart(comment)).toBeUndefined()
    },
  )

  test('keeps other scripts apart', () => {
    const [one, other] = [
      'बहुत अच्छी दुकान और ताज़ा सामान मिलता है यहाँ हर दिन सुबह जल्दी आना चाहिए',
      '这家店的东西非常新鲜价格也很合理老板娘特别热情每次来都会多送一点香菜下次还会再来',
    ]
    expect(tellingPart(one)).toBeDefined()
    expect(tellingPart(other)).not.toBe(tellingPart(one))
  })
})

describe('two comments', () => {
  const alike = (one: string, other: string) =>
    areNearlyAlike(tellingPart(one) ?? '', tellingPart(other) ?? '')

  test.each([
    [praise, praise.replace('Très', 'Vraiment')],
    [praise, `${praise} Merci`],
    [
      'Bought this for my mother, she loves the colour and it arrived well packed.',
      'Bought this for my sister, she loves the colour and it arrived well packed!',
    ],
  ])('with a word changed are alike: %j and %j', (one, other) => {
    expect(alike(one, other)).toBe(true)
  })

  test.each([
    [praise, 'Les gâteaux piments étaient froids et le service lent, dommage pour le quartier.'],
    [
      'Bought this for my mother, she loves the colour and it arrived well packed.',
      'The colour is not what the picture shows, but the shop took it back at once.',
    ],
  ])('of their own are not: %j and %j', (one, other) => {
    expect(alike(one, other)).toBe(false)
  })

  test('are alike both ways round, and everything is like itself', () => {
    const telling = fc.string({ minLength: 30, maxLength: 200 })
    fc.assert(
      fc.property(telling, telling, (one, other) => {
        expect(areNearlyAlike(one, one)).toBe(true)
        expect(areNearlyAlike(one, other)).toBe(areNearlyAlike(other, one))
      }),
    )
  })
})
