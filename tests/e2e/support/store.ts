import type { Page } from '@playwright/test'
import { photo } from '#tests/support/picture-files.ts'
import { anAccount, aSession, type Person } from './person.ts'
import { ownerCommand } from './shell.ts'
import { expect } from './shop.ts'

interface OpenStore {
  id: string
  name: string
  email: string
  password: string
  image: string
  /** Who the store belongs to. */
  person: Person
}

/** A new store, logged in without its person. */
export async function anOpenStore(page: Page, contactInfo = ''): Promise<OpenStore> {
  const { request } = page.context()
  const person = await anAccount(page)
  await aSession(page, person)
  await ownerCommand('approve', person.email)
  const { categories } = await (await request.get('/api/store/store-category')).json()
  const [{ _id: storeCategory }] = categories
  const below = await (await request.get(`/api/store/store-subcategories/${storeCategory}`)).json()
  const upload = await request.post('/api/images/upload', {
    multipart: {
      upload_preset: 'zilbazar',
      file: {
        name: 'store.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo('jpeg', { width: 800, height: 600 }),
      },
    },
  })
  const name = `Lakaz ${Date.now()}`
  const store = { email: `store.${person.email}`, password: 'coral and cane, by the shop' }
  const registered = await request.post('/api/auth/create-admin', {
    data: {
      ...store,
      confirmPassword: store.password,
      name,
      storeCategory,
      subcategory1: below.subcategories[0]._id,
      subcategory2: null,
      subcategory3: null,
      address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe', details: '' },
      image: (await upload.json()).secure_url,
      description: '',
      contactInfo,
    },
  })
  expect(registered.status()).toBe(200)
  expect((await request.post('/api/auth/logout')).status()).toBe(200)
  expect((await request.post('/api/auth/admin/login', { data: store })).status()).toBe(200)
  const { profile } = await (await request.get('/api/auth/admin/profile')).json()
  return { ...store, id: profile._id, name, image: profile.image, person }
}
