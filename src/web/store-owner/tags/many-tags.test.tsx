import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anId, aProduct, aStore } from '#tests/support/web/render-own-products.tsx'
import { answered, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import * as drawing from './qr-modules.ts'
import { TagsView } from './tags-view.tsx'

beforeEach(() => {
  // Hundreds of codes take seconds to draw here; another test draws them.
  vi.spyOn(drawing, 'qrModules').mockReturnValue({ size: 1, path: '' })
})
// The next files of this worker use the same modules.
afterEach(() => {
  vi.restoreAllMocks()
})

test('more products take more sheets, and too many are laid out in part', async () => {
  const products = Array.from({ length: 500 }, (_, at) => aProduct({ _id: anId(at), title: `Savon ${at}` }))
  const { user } = await renderStoreScreen(<TagsView />, {
    answers: {
      '/admin-products/all': answered({ products }),
      '/admin/profile': answered({ profile: aStore }),
    },
  })
  await screen.findByRole('button', { name: 'Print' })
  expect(screen.getByText(/^480 tags on 20 sheets Only the first 480 are laid out/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('On a sheet of A4'), '10 tags (2 × 5)')
  expect(screen.getByText(/^480 tags on 48 sheets/)).toBeTruthy()
  const [first] = screen.getAllByRole('list', { name: 'Sheet 1' })
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(10)
})
