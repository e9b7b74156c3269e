import { api } from '#contract/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import { accountApp } from './account-app.ts'

export type StoreOwnerApp = Awaited<ReturnType<typeof storeOwnerApp>>

export const storePassword = 'Trou-aux-Biches-1810'

/** The server with a mail server, both category trees, and the forms of store owners. */
export async function storeOwnerApp() {
  const shop = await accountApp()
  const { given } = shop

  async function chainIn(category: typeof given.storeCategory, ...names: string[]) {
    const chain: Awaited<ReturnType<typeof category>>[] = []
    for (const name of names) {
      const parent = chain.at(-1)
      chain.push(await category({ name, ...(parent && { parent }) }))
    }
    return chain.map(({ id }) => id)
  }
  const food = await chainIn(given.storeCategory, 'Food', 'Bakery', 'Cakes', 'Weddings')
  const fashion = await chainIn(given.productCategory, 'Fashion', 'Women', 'Dresses', 'Summer')
  const garden = await chainIn(given.productCategory, 'Garden', 'Plants')
  let emails = 0

  const uploaded = async () => deliveryUrl(await given.picture())

  /** The filled-in form to open a store. */
  async function registration() {
    emails += 1
    const [storeCategory = '', subcategory1 = ''] = food
    return {
      name: 'Ti Lakaz',
      email: `ti-lakaz-${emails}@example.test`,
      password: storePassword,
      confirmPassword: storePassword,
      storeCategory,
      subcategory1,
      address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe' },
      image: await uploaded(),
    }
  }

  /** The filled-in form of a product. */
  async function product() {
    return {
      title: 'Sega dress',
      description: 'Flies high.',
      price: 1450.5,
      image: await uploaded(),
      categories: fashion.slice(0, 3),
    }
  }

  /** A store whose owner is signed in. */
  async function storeOwner(values: Parameters<typeof given.store>[0] = {}) {
    const store = await given.store(values)
    return { store, ...(await shop.signedIn('admin', store)) }
  }

  /** A program that sends a token in a header and has no cookies. */
  function withBearer(token: string) {
    const send: Send = async ({ method, url, body }) => {
      const response = await shop.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { payload: body as object }),
      })
      return { status: response.statusCode, body: response.json() }
    }
    return createClient<typeof api>(api, send)
  }

  return {
    ...shop,
    food,
    fashion,
    garden,
    uploaded,
    registration,
    product,
    storeOwner,
    withBearer,
    /** A person whom the website owner has approved, signed in. */
    async approvedPerson() {
      const person = await given.user({ isApproved: true })
      return { person, ...(await shop.signedIn('user', person)) }
    },
  }
}
