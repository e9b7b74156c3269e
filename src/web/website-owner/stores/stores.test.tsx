import { cleanup, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { StoreDetailView } from './store-detail-view.tsx'
import { StoresView } from './stores-view.tsx'

beforeAll(async () => {
  await import('#web/ui/overlays/toast-list.tsx')
})
afterEach(() => {
  cleanup()
  toast.remove()
})

const storeId = '0193a000-0000-7000-8000-000000000001'
const store: VettedStoreDetail = {
  _id: storeId,
  name: 'Ti Lakaz',
  email: 'shop@example.mu',
  city: 'Curepipe',
  category: 'Food > Bakery',
  status: 'active',
  checks: { verifiedUntil: '2020-01-31', halalCheckedUntil: null },
  person: { _id: storeId, name: 'Anjali', email: 'anjali@example.mu' },
  products: 12,
  openReports: 2,
  createdAt: '2026-01-02T08:00:00Z',
  categoryId: '0193a000-0000-7000-8000-0000000000c1',
  image: '/media/upload/f_auto,q_auto,w_800/lakaz.jpg',
  imagePlaceholder: null,
  isPictureRemoved: false,
  emailChange: null,
  description: 'Bread.',
  contactInfo: '57550142',
  averageRating: 4.5,
  ratingCount: 2,
  removedProducts: 1,
  hasSecondFactor: false,
  notes: '',
  applications: [],
  decisions: [],
}
const { description: _, ...row } = store

test('the list links to each store and shows no expired badge', async () => {
  const wanted = { search: '', status: undefined, page: 1 }
  const { user, address } = await renderInConsole(<StoresView {...wanted} />, () =>
    yes({
      stores: [row, { ...row, _id: storeId.replace(/1$/, '2'), name: 'Palm', status: 'suspended' }],
      page: 1,
      totalPages: 1,
      total: 2,
    }),
  )
  const [first, second] = within(await screen.findByRole('list', { name: 'Stores' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('2 open reports')
  expect(first?.textContent).not.toContain('Verified')
  expect(second?.textContent).toContain('Suspended')
  expect(screen.getByRole('link', { name: 'Ti Lakaz' }).getAttribute('href')).toBe(`/owner/stores/${storeId}`)
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'ti{Enter}')
  expect(address()).toBe('/owner/stores?search=ti')
})

test('a search without results repeats its words and links to all stores', async () => {
  await renderInConsole(<StoresView search="dodo" status={undefined} page={1} />, () =>
    yes({ stores: [], page: 1, totalPages: 0, total: 0 }),
  )
  await screen.findByText('No store matches ‘dodo’.')
  expect(screen.getByRole('link', { name: 'Show all stores' }).getAttribute('href')).toBe('/owner/stores')
})

const aView = (
  <StoreDetailView storeId={storeId} standing={() => null} decisions={() => null} changes={() => null} />
)

test('notes can be saved while a check has expired, and a new day previews its mail', async () => {
  const { user, sent } = await renderInConsole(aView, ({ method }) =>
    yes(method === 'GET' ? store : { message: 'Saved.' }),
  )
  await screen.findByText('Lapsed on 31/01/2020: no badge is shown.')
  expect(screen.queryByRole('region', { name: /^Mail to/ })).toBeNull()
  await user.type(screen.getByLabelText('Your notes'), 'Visited.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    notes: 'Visited.',
    verifiedUntil: '2020-01-31',
    halalCheckedUntil: null,
  })
  await user.click(
    within(screen.getByRole('group', { name: /^Halal/ })).getByRole('button', { name: '1 year' }),
  )
  expect(screen.getByRole('region', { name: 'Mail to anjali@example.mu' }).textContent).toContain(
    'The badges of Ti Lakaz on Zilbazar have changed.',
  )
})

test('an unknown store shows that it does not exist', async () => {
  await renderInConsole(aView, () => no(404, 'not-found', 'Store not found'))
  await screen.findByText('This store is no longer there')
})
