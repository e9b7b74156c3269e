import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anId, aStore, onePage } from '#tests/support/web/fee-samples.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { StoresList } from './stores-list.tsx'

const counts = { paid: 55, due: 0, grace: 4, overdue: 1, 'to-be-deleted': 0 }

const everything = { search: '', state: undefined, page: 1 }

test('every store shows its state, the outstanding amount and its due date', async () => {
  const stores = [
    aStore,
    {
      ...aStore,
      _id: anId(5),
      name: 'Palm & Tiba',
      state: 'paid',
      outstandingCents: 0,
      nextDueOn: '2026-11-30',
    },
  ]
  await renderInConsole(<StoresList {...everything} />, () => yes({ stores, counts, ...onePage, total: 2 }))
  const list = await screen.findByRole('list', { name: 'Stores and their fees' })
  const [owing, paid] = within(list).getAllByRole('listitem')
  expect(owing?.textContent).toContain('Grace')
  expect(owing?.textContent).toContain('Rs 1,500 outstanding')
  expect(owing?.textContent).toContain('Due on 31/10/2026')
  expect(paid?.textContent).toContain('Nothing outstanding')
  expect(paid?.textContent).toContain('Next due on 30/11/2026')
  expect(screen.getByRole('link', { name: 'All 60' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Grace 4' }).getAttribute('href')).toContain('state=grace')
})

test('the words of the search go into the address', async () => {
  const { user, address } = await renderInConsole(<StoresList {...everything} />, () =>
    yes({ stores: [aStore], counts, ...onePage }),
  )
  await user.type(await screen.findByRole('searchbox', { name: 'Search by store' }), 'ylang{Enter}')
  await screen.findByRole('list', { name: 'Stores and their fees' })
  expect(address()).toBe('/owner/fees?search=ylang')
})
