import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import { photo } from '#tests/support/picture-files.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { upload } from '#tests/support/upload.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

const picture = async () => deliveryUrl(await shop.given.picture())
const pictures = (count: number) => Promise.all(Array.from({ length: count }, picture))
const owner = async () => (await shop.signedIn('owner', await shop.given.owner())).client.ownerModeration
const waiting = async () => (await (await owner()).reviewPhotos({})).photos
const isStored = async (image: string) => {
  const key = image.split('/').at(-1) ?? ''
  return (await shop.database.sql`select from pictures where key = ${key}`).length === 1
}

describe.each(['product', 'store'] as const)('photos of a review of a %s', (of) => {
  test('are seen by their author at once, and by others when the website owner has shown them', async () => {
    const thing = await shop.rateable(of)
    const anna = await shop.person()
    const [first = '', second = ''] = await pictures(2)
    await thing.rate(anna, 5, 'Look at this.', [first, second])
    const { rating } = await thing.own(anna)
    expect(rating.photos).toMatchObject([
      { image: first, isWaiting: true },
      { image: second, isWaiting: true },
    ])
    expect((await thing.reviews())[0]).not.toHaveProperty('photos')

    const found = (await waiting()).find(({ image }) => image === second)
    expect(found).toMatchObject({ of, rating: 5, comment: 'Look at this.', target: { _id: thing.id } })
    const moderation = await owner()
    await moderation.showReviewPhoto({ photoId: found?._id ?? '' })
    expect((await thing.reviews())[0]?.photos).toMatchObject([{ image: second }])
    expect((await thing.page()).reviews[0]?.photos).toMatchObject([{ image: second }])
    expect((await thing.own(anna)).rating.photos.map(({ isWaiting }) => isWaiting)).toEqual([true, false])
    expect(await refusal(moderation.showReviewPhoto({ photoId: found?._id ?? '' }))).toMatchObject({
      status: 409,
    })
  })

  test('stay when they are left out, keep their state when they stay, and are deleted when they leave', async () => {
    const thing = await shop.rateable(of)
    const anna = await shop.person()
    const key = await uploaded(anna)
    const [second = ''] = await pictures(1)
    await thing.rate(anna, 5, 'Good.', [key])
    const [photoOf] = (await waiting()).filter(({ image }) => image === key)
    await (await owner()).showReviewPhoto({ photoId: photoOf?._id ?? '' })
    await thing.rate(anna, 4, 'Good.')
    expect((await thing.own(anna)).rating.photos).toHaveLength(1)
    await thing.rate(anna, 4, 'Good.', [second, key])
    expect((await thing.own(anna)).rating.photos).toMatchObject([
      { image: second, isWaiting: true },
      { image: key, isWaiting: false },
    ])
    expect((await thing.reviews())[0]?.photos).toMatchObject([{ image: key }])
    await thing.rate(anna, 4, 'Good.', [])
    expect((await thing.own(anna)).rating.photos).toEqual([])
    expect((await thing.reviews())[0]).not.toHaveProperty('photos')
    expect(await isStored(key)).toBe(false)
  })

  test('are deleted with the review, by its author or by the website owner', async () => {
    const thing = await shop.rateable(of)
    const [anna, ben] = [await shop.person(), await shop.person()]
    const [ofAnna, ofBen] = [await uploaded(anna), await uploaded(ben)]
    await thing.rate(anna, 5, 'Mine.', [ofAnna])
    await thing.rate(ben, 5, 'His.', [ofBen])
    await thing.remove(anna, (await thing.own(anna)).rating._id)
    expect(await isStored(ofAnna)).toBe(false)
    const { rating } = await thing.own(ben)
    await (await owner()).removeReview({ of, ratingId: rating._id, reason: 'It insults somebody.' })
    expect(await isStored(ofBen)).toBe(false)
  })

  test('that are refused are deleted, and their author is told why; the review stays', async () => {
    const thing = await shop.rateable(of)
    const anna = await shop.person()
    const image = await uploaded(anna)
    await thing.rate(anna, 5, 'Mine.', [image])
    const [found] = (await waiting()).filter((one) => one.image === image)
    const refused = { photoId: found?._id ?? '', reason: 'It shows somebody else.' }
    const moderation = await owner()
    await moderation.refuseReviewPhoto(refused)
    expect(await isStored(image)).toBe(false)
    expect((await thing.own(anna)).rating).toMatchObject({ rating: 5, photos: [] })
    expect(await refusal(moderation.refuseReviewPhoto(refused))).toMatchObject({ status: 409 })
  })

  test('are at most three, and only pictures of ours', async () => {
    const thing = await shop.rateable(of)
    const anna = await shop.person()
    expect(await refusal(thing.rate(anna, 5, '', await pictures(4)))).toMatchObject({
      status: 400,
      message: 'A review can have at most 3 photos.',
    })
    expect(await refusal(thing.rate(anna, 5, '', ['https://elsewhere.example/a.jpg']))).toMatchObject({
      status: 400,
    })
    expect(await thing.rows()).toEqual([])
    const [same = ''] = await pictures(1)
    await thing.rate(anna, 5, '', [same, same])
    expect((await thing.own(anna)).rating.photos).toHaveLength(1)
  })
})

test('a person adds at most 30 photos a day', async () => {
  const anna = await shop.person()
  for (let time = 0; time < 10; time += 1) {
    const thing = await shop.rateable('product')
    await thing.rate(anna, 5, `Comment ${time}`, await pictures(3))
  }
  const thing = await shop.rateable('product')
  expect(await refusal(thing.rate(anna, 5, 'One more', await pictures(1)))).toMatchObject({ status: 429 })
  await thing.rate(anna, 5, 'Without')
})

test('the photos of a deleted account are deleted with it', async () => {
  const thing = await shop.rateable('product')
  const anna = await shop.person()
  const image = await uploaded(anna)
  await thing.rate(anna, 5, 'Mine.', [image])
  await anna.client.account.deleteAccount({ userId: (await anna.client.account.me({}))._id })
  expect(await isStored(image)).toBe(false)
})

test('a picture that the website owner removes from a product leaves the reviews that show it', async () => {
  const thing = await shop.rateable('product')
  const anna = await shop.person()
  const { image } = await shop.client.catalogue.productDetail({ productId: thing.id })
  await thing.rate(anna, 5, 'The same picture.', [image])
  await (await owner()).removeProductPicture({ productId: thing.id, image, reason: 'Not theirs.' })
  expect((await thing.own(anna)).rating.photos).toEqual([])
  expect(await isStored(image)).toBe(false)
})

/** A real upload, whose file is swept like those of others. */
async function uploaded(person: Parameters<typeof upload>[1]): Promise<string> {
  const { body } = await upload(shop.app, person, await photo())
  return deliveryUrl(String(body.secure_url).split('/').at(-1) ?? '')
}
