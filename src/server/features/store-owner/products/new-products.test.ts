import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

const chain = 'Please choose the categories from the list, each below the one before.'

describe('adding a product', () => {
  test('shows it at once in the dashboard and to everybody', async () => {
    const owner = await shop.storeOwner({ name: 'Ti Lakaz', city: 'Souillac' })
    const { client } = owner
    const newest = async () => (await client.catalogue.newArrivals({})).products[0]
    expect(await newest()).not.toMatchObject({ title: 'Sega dress' })
    const form = await shop.product()
    const answer = await client.storeOwner.createProduct({
      ...form,
      link: 'https://shop.example.mu/sega',
      discount: { value: 12.5, expiresAt: '2026-11-20' },
    })
    expect(answer).toEqual({ message: 'Your product is added.', _id: expect.any(String) })
    expect(await newest()).toMatchObject({
      _id: answer._id,
      storeName: 'Ti Lakaz',
      address: { city: 'Souillac' },
    })
    expect(await client.storeOwner.products({})).toEqual({
      products: [
        {
          _id: answer._id,
          title: 'Sega dress',
          description: 'Flies high.',
          price: 1450.5,
          image: form.image,
          imagePlaceholder: '#dff3ee',
          link: 'https://shop.example.mu/sega',
          discount: { value: 12.5, expiresAt: '2026-11-20T19:59:00.000Z', isActive: true },
          averageRating: 0,
          ratingCount: 0,
          isFeatured: false,
          sku: null,
          isHidden: false,
          isDraft: false,
          isRemoved: false,
          removal: null,
          pictureRemoval: null,
          categories: ['Fashion > Women > Dresses'],
          categoryIds: form.categories,
          version: 1,
          updatedAt: '2026-11-14T08:00:00.000Z',
          createdAt: '2026-11-14T08:00:00.000Z',
        },
      ],
    })
    expect(await shop.prices(answer._id)).toEqual([{ cents: 145_050, percent: 12.5 }])
  })

  test.each([
    [{ title: ' ' }, 'title', 'Please fill in all required fields!'],
    [{ description: '' }, 'description', 'Please fill in all required fields!'],
    [{ price: -1 }, 'price', 'The price must be a number of rupees, 0 or more, with at most 2 decimals.'],
    [{ image: '/media/upload/never.jpg' }, 'image', 'Please upload the picture first.'],
    [{ link: 'javascript:alert(1)' }, 'link', 'Please enter a link that starts with http:// or https://.'],
    [
      { discount: { value: 20, expiresAt: '2026-11-13' } },
      'discount.expiresAt',
      'The discount must end today or later.',
    ],
    [
      { discount: { value: null, expiresAt: '2026-11-20' } },
      'discount.value',
      'Please enter the discount in percent.',
    ],
    [{ discount: { value: 20 } }, 'discount.expiresAt', 'Please choose the day on which the discount ends.'],
  ])('with %j is refused', async (changed, path, message) => {
    const owner = await shop.storeOwner()
    expect(await refusal(shop.added(owner, changed))).toMatchObject({
      status: 400,
      message,
      issues: [{ path }],
    })
    expect((await owner.client.storeOwner.products({})).products).toEqual([])
  })

  test('needs categories that lead from one to the next', async () => {
    const owner = await shop.storeOwner()
    const [root = '', women = '', dresses = '', summer = ''] = shop.fashion
    const [garden = '', plants = ''] = shop.garden
    for (const categories of [
      [women, dresses],
      [root, dresses],
      [garden, women],
      [root, women, summer],
      [root, women, dresses, plants],
      [root, root],
      shop.food.slice(0, 2),
    ]) {
      expect(await refusal(shop.added(owner, { categories }))).toMatchObject({ status: 400, message: chain })
    }
    await shop.added(owner, { categories: shop.fashion })
    await shop.added(owner, { categories: shop.garden })
    const trails = (await owner.client.storeOwner.products({})).products.map(({ categories }) => categories)
    expect(trails).toEqual([['Garden > Plants'], ['Fashion > Women > Dresses > Summer']])
  })

  test('adds every one of many simultaneous products', async () => {
    const owner = await shop.storeOwner()
    await Promise.all(Array.from({ length: 12 }, () => shop.added(owner)))
    expect((await owner.client.storeOwner.products({})).products).toHaveLength(12)
  })
})
