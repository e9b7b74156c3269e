import type { ReactNode } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import type { Answer, ApiCall, Send } from '#web/shared/api/client.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
// This module is loaded on demand in the browser and must be ready in tests.
import '#web/ui/overlays/dialog.tsx'
import { renderInApp } from './render-in-app.tsx'

export const categories = {
  beauty: '0193a000-0000-7000-8000-0000000000c1',
  soaps: '0193a000-0000-7000-8000-0000000000c2',
}

export const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const aProduct = (changes: Partial<OwnProduct> = {}): OwnProduct => ({
  _id: anId(1),
  title: 'Lemongrass soap',
  description: 'Three bars, poured by hand.',
  price: 450,
  image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
  imagePlaceholder: null,
  link: null,
  discount: { value: null, expiresAt: null, isActive: false },
  averageRating: 0,
  ratingCount: 0,
  isFeatured: false,
  sku: null,
  isHidden: false,
  isDraft: false,
  isRemoved: false,
  removal: null,
  pictureRemoval: null,
  createdAt: '2026-11-10T08:00:00Z',
  updatedAt: '2026-11-10T08:00:00Z',
  categories: ['Beauty > Soaps'],
  categoryIds: [categories.beauty, categories.soaps],
  version: 3,
  ...changes,
})

export const aStore: StoreProfile = {
  _id: anId(9),
  name: 'Savonnerie Ti Bonheur',
  email: 'store@example.mu',
  createdByName: 'Anjali Ramgoolam',
  pictureRemoval: null,
  description: 'Soaps poured by hand.',
  image: '/media/upload/f_auto,q_auto,w_800/store.jpg',
  imagePlaceholder: null,
  address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe', details: null },
  contactInfo: '57550142',
  averageRating: 4.5,
  ratingCount: 2,
  ratingCounts: [0, 0, 0, 1, 1],
  storeCategory: { _id: anId(7), name: 'Beauty' },
  subcategory1: null,
  subcategory2: null,
  subcategory3: null,
  checks: { verifiedUntil: null, halalCheckedUntil: null },
  createdAt: '2026-10-01T08:00:00Z',
  openingHours: null,
  extraHours: {},
  specialDays: [],
  hoursConfirmedAt: null,
  announcement: null,
}

type Answering = (call: ApiCall) => Answer | Promise<Answer>

export const yes = (body: object): Answer => ({ status: 200, body })
export const no = (status: number, message?: string, code = 'refused', issues: object[] = []): Answer => ({
  status,
  body: message && { message, code, issues },
})

/** Renders a view of a store's products. `writes` answers the calls that change them. */
export async function renderOwnProducts(
  view: ReactNode,
  products: OwnProduct[],
  writes: Answering = () => no(500),
  isDown = false,
) {
  const server = { products, isDown }
  const written: ApiCall[] = []
  const send: Send = async (call) => {
    if (call.method === 'GET') return server.isDown ? no(503) : yes({ products: server.products })
    written.push(call)
    return writes(call)
  }
  const client = {
    productCategory: {
      choices: async () => ({ categories: [{ _id: categories.beauty, name: 'Beauty' }] }),
      subchoices: async ({ id }: { id: string }) => ({
        subcategories: id === categories.beauty ? [{ _id: categories.soaps, name: 'Soaps' }] : [],
      }),
    },
  }
  const page = (
    <>
      {view}
      <AppLink to="/stores">Elsewhere</AppLink>
    </>
  )
  return { server, written, ...(await renderInApp(page, { client, send })) }
}
