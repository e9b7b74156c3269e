import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '#server/platform/cache/changes.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { languagesHere } from '#server/platform/languages/language-thread.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { detectUnknown } from './comment-languages.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})

// In a process of its own: the app hears of it through the database.
const change: Change = (work) => inTransaction(shop.database.tables, work)

// No two people write the same, because such reviews are held.
let count = 0
const english = () => `The owner of shop number ${++count} was very helpful and honest.`
const french = () => `Le patron de la boutique numéro ${++count} est très serviable.`
const kreol = () => `Patron boutik nimero ${++count} bien zanti ek onet.`

describe.each(['product', 'store'] as const)('the language of a review of a %s', (kind) => {
  test.each([
    ['is English', english, 'en'],
    ['is French', french, 'fr'],
    ['is not said of Kreol', kreol, undefined],
    ['is not said without a comment', () => '', undefined],
  ])('%s', async (_, comment, language) => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    await target.rate(person, 4, comment())
    const [review] = await target.reviews()
    expect(review?.language).toBe(language)
    expect((await target.page()).reviews[0]?.language).toBe(language)
    expect((await target.own(person)).rating.language).toBe(language)
    expect(Object.hasOwn(review ?? {}, 'language')).toBe(language !== undefined)
  })

  test('follows the comment when it is changed, and stays when only the stars are', async () => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    await target.rate(person, 4, english())
    const comment = french()
    await target.rate(person, 5, comment)
    expect((await target.own(person)).rating.language).toBe('fr')
    await target.rate(person, 3)
    expect((await target.own(person)).rating).toMatchObject({ comment, language: 'fr' })
  })

  test('is found later for comments from before, once, and pages show it', async () => {
    const target = await shop.rateable(kind)
    await target.rate(await shop.person(), 4, english())
    await target.rate(await shop.person(), 4, kreol())
    const { sql } = shop.database
    await sql`update ${sql(`${kind}_ratings`)} set comment_language = null`
    await shop.changed()
    const languages = async () => (await target.reviews()).map(({ language }) => language)
    expect(await languages()).toEqual([undefined, undefined])

    const before = await target.rows()
    expect(await detectUnknown(change, languagesHere, kind)).toBeGreaterThanOrEqual(2)
    await expect.poll(languages).toEqual([undefined, 'en'])
    expect((await target.rows()).map(({ commentLanguage }) => commentLanguage)).toEqual(['en', 'und'])
    expect((await target.rows()).map((row) => ({ ...row, commentLanguage: null }))).toEqual(before)
    expect(await detectUnknown(change, languagesHere, kind)).toBe(0)
  })
})
