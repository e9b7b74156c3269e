import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnEnquiries } from '#contract/store-owner/enquiries.ts'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { EnquiriesView } from './enquiries-view.tsx'

const one = {
  _id: '0193a000-0000-7000-8000-000000000001',
  code: 'K7M2QX',
  product: 'Gâteau coco',
  createdAt: '2026-11-14T08:00:00Z',
  becameSaleAt: null,
}
const page: OwnEnquiries = { enquiries: [one], page: 1, total: 1, totalPages: 1, salesLately: 2 }
const empty: OwnEnquiries = { ...page, enquiries: [], total: 0, totalPages: 0, salesLately: 0 }

const open = (answers: Parameters<typeof renderStoreScreen>[1]) =>
  renderStoreScreen(<EnquiriesView page={1} />, answers)

test('an enquiry shows product, code and moment, and is noted as a sale with one tick', async () => {
  const { user, sentTo } = await open({
    answers: {
      'enquiries?page=1': answered(page),
      [one._id]: answered({ message: 'Noted as a sale.' }),
    },
  })
  expect(await screen.findByText('Gâteau coco')).toBeTruthy()
  expect(screen.getByText('K7M2QX · 14/11/2026 12:00')).toBeTruthy()
  expect(screen.getByText('2 sales in the last 30 days')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Became a sale: K7M2QX' }))
  expect(await screen.findByText('Noted as a sale.')).toBeTruthy()
  expect(sentTo(one._id)).toEqual([{ becameSale: true }])
})

test('a tick that was not saved says so, and is not shown', async () => {
  const { user } = await open({
    answers: {
      'enquiries?page=1': answered(page),
      [one._id]: refused(404, 'not-found', 'There is no such enquiry.'),
    },
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  await user.click(box)
  expect(await screen.findByText('There is no such enquiry.')).toBeTruthy()
  expect(box.checked).toBe(false)
})

test('a code is looked up as it is typed, and one that is unknown says so', async () => {
  const { user } = await open({
    answers: { 'code=K7M2QY': answered(empty), 'enquiries?page=1': answered(page) },
  })
  await user.type(await screen.findByLabelText('Code from the message'), 'k7m 2qy')
  expect(await screen.findByText('No enquiry has the code K7M2QY.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all enquiries' }))
  await waitFor(() => expect(screen.getByText('Gâteau coco')).toBeTruthy())
})

test('a store without enquiries reads when they come', async () => {
  await open({ answers: { 'enquiries?page=1': answered(empty) } })
  expect(await screen.findByText('No enquiries with a code yet.')).toBeTruthy()
})
