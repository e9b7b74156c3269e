import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anId, aProduct, no, renderOwnProducts, yes } from '#tests/support/web/render-own-products.tsx'
import { DeleteProduct } from './delete-product.tsx'

const products = [aProduct(), aProduct({ _id: anId(2), title: 'Thé vert' })]
const question = () => screen.findByRole('dialog', { name: 'Delete this product?' })

test('a product is selected, confirmed and deleted', async () => {
  const onDeleted = vi.fn()
  const { user, written, server } = await renderOwnProducts(
    <DeleteProduct onDeleted={onDeleted} />,
    products,
    () => {
      server.products = products.slice(0, 1)
      return yes({ message: 'Your product is deleted.' })
    },
  )
  const button = await screen.findByRole('button', { name: 'Delete product' })
  await user.click(button)
  expect(await screen.findAllByText('Please select a product to delete.')).not.toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: /Thé vert/ }))
  await user.click(button)
  expect((await question()).textContent).toContain('‘Thé vert’')
  expect(written).toEqual([])
  await user.click(within(await question()).getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(onDeleted.mock.calls).toEqual([[anId(2)]]))
  expect(written.map(({ url }) => url)).toEqual([`/api/products/admin-product/delete/${anId(2)}`])
  expect(screen.queryByRole('radio', { name: /Thé vert/ })).toBeNull()
})

test('the product of the address is selected, and a failed deletion shows an error', async () => {
  const onDeleted = vi.fn()
  const { user } = await renderOwnProducts(
    <DeleteProduct productId={anId(2)} onDeleted={onDeleted} />,
    products,
    () => no(500),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete product' }))
  await user.click(within(await question()).getByRole('button', { name: 'Delete for good' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete product!')
  expect(onDeleted).not.toHaveBeenCalled()
})

test('a deletion that fails after its dialog was closed still shows an error', async () => {
  let fail = () => {}
  const { user } = await renderOwnProducts(
    <DeleteProduct productId={anId(2)} onDeleted={vi.fn()} />,
    products,
    () =>
      new Promise((done) => {
        fail = () => done(no(500))
      }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete product' }))
  await user.click(within(await question()).getByRole('button', { name: 'Delete for good' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fail()
  expect(await screen.findByText('Failed to delete product!')).toBeTruthy()
})

test('the chosen product stays listed while another is searched', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    aProduct({ _id: anId(index), title: `Basket ${index}` }),
  )
  const { user } = await renderOwnProducts(<DeleteProduct onDeleted={vi.fn()} />, many)
  expect(await screen.findByText('The first 20 of 200. Type to find the others.')).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(20)
  await user.click(screen.getByRole('radio', { name: /Basket 3 / }))
  await user.type(screen.getByRole('searchbox'), 'basket 199')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Basket 3 / }).checked).toBe(true)
})
