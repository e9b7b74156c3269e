import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { PaymentDetailsView } from './payment-details-view.tsx'

const stored = {
  bankName: 'MCB',
  accountName: 'Zilbazar Ltd',
  accountNumber: '000123456789',
  juiceNumber: '57550142',
  mytNumber: '',
  qrPicture: null,
  issuerName: 'Zilbazar Ltd',
  issuerAddress: '12 Royal Road, Curepipe',
  brn: 'C07012345',
  vatNumber: '',
  version: 3,
  updatedAt: '2026-11-14T08:00:00Z',
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save' })

test('a skeleton stands in while they are loaded, then numbers are shown in groups', async () => {
  const { promise, resolve } = deferred()
  await renderInApp(<PaymentDetailsView />, { send: () => promise.then(() => yes(stored)) })
  expect(screen.getByRole('status').textContent).toMatch(/Loading/)
  resolve()
  await waitFor(() => expect(field(/^Account number/).value).toBe('0001 2345 6789'))
  expect(field(/^Juice number/).value).toBe('5 755 0142')
})

test('a failure to load says so, and can be tried again', async () => {
  let isDown = true
  const { user } = await renderInConsole(<PaymentDetailsView />, () =>
    isDown ? no(500, 'internal', '') : yes(stored),
  )
  expect(await screen.findByText('The payment details could not be loaded.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: /try again/i }))
  await waitFor(() => expect(field(/^BRN/).value).toBe('C07012345'))
})

test('with nothing set, stores are asked to write', async () => {
  const none = Object.fromEntries(Object.keys(stored).map((name) => [name, '']))
  await renderInConsole(<PaymentDetailsView />, () =>
    yes({ ...none, qrPicture: null, version: 1, updatedAt: stored.updatedAt }),
  )
  expect(await screen.findByText('Nothing is set: stores are asked to write to you.')).toBeTruthy()
})

test('slips are said beside their fields, nothing is sent, and what was typed stays', async () => {
  const { user, sent } = await renderInConsole(<PaymentDetailsView />, () => yes(stored))
  await waitFor(() => expect(field(/^BRN/).value).toBe('C07012345'))
  const slips = [
    [/^Account number/, '12', 'Please give an account number of 6 to 34 digits or letters.'],
    [/^Juice number/, '212 3456', 'Please give a Mauritian mobile number, like 5 755 0142.'],
    [/^BRN/, 'seven', 'Please give the BRN as a letter and digits, like C07012345.'],
    [/^VAT number/, '1', 'Please give the VAT number as 7 or 8 digits, like 27123456.'],
  ] as const
  for (const [name, typed] of slips) {
    await user.clear(field(name))
    await user.type(field(name), typed)
  }
  await user.clear(field(/^Bank/))
  await user.click(save())
  for (const [name, typed, sentence] of slips) {
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field(name).value).toBe(typed)
  }
  expect(
    screen.getByText('Please fill in bank, account name and account number, or none of them.'),
  ).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('what the server refuses is said, and what was typed stays', async () => {
  const { user } = await renderInConsole(<PaymentDetailsView />, ({ method }) =>
    method === 'PUT'
      ? {
          status: 400,
          body: {
            code: 'invalid-input',
            message: 'x',
            issues: [{ path: 'issuerAddress', message: 'The address is too long.' }],
          },
        }
      : yes(stored),
  )
  await waitFor(() => expect(field(/^Address/).value).toBe('12 Royal Road, Curepipe'))
  await user.clear(field(/^Address/))
  await user.type(field(/^Address/), 'Elsewhere')
  await user.click(save())
  expect(await screen.findByText('The address is too long.')).toBeTruthy()
  expect(field(/^Address/).value).toBe('Elsewhere')
})

test('the later of two owners keeps what was typed, and sees what was saved when asked', async () => {
  const theirs = { ...stored, bankName: 'SBM', version: 4 }
  let reads = 0
  const { user, sent } = await renderInConsole(<PaymentDetailsView />, ({ method, body }) => {
    if (method === 'PUT')
      return (body as { version: number }).version === 4
        ? yes({ message: 'Saved.', details: { ...theirs, version: 5 } })
        : no(409, 'decided-meanwhile', 'Somebody else has saved the payment details meanwhile.')
    reads += 1
    return reads === 1 ? yes(stored) : reads === 2 ? no(500, 'internal', '') : yes(theirs)
  })
  await waitFor(() => expect(field(/^Bank/).value).toBe('MCB'))
  await user.clear(field(/^Bank/))
  await user.type(field(/^Bank/), 'Bank One')
  await user.click(save())
  const conflict = 'Somebody else has saved the payment details meanwhile.'
  expect(await screen.findByText(conflict)).toBeTruthy()
  expect(field(/^Bank/).value).toBe('Bank One')

  const theirsButton = screen.getByRole('button', { name: 'Show what was saved' })
  await user.click(theirsButton)
  expect(await screen.findByText('The payment details could not be loaded.')).toBeTruthy()
  expect(field(/^Bank/).value).toBe('Bank One')
  await user.click(theirsButton)
  await waitFor(() => expect(field(/^Bank/).value).toBe('SBM'))
  expect(screen.queryByText(conflict)).toBeNull()
  await user.click(save())
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { version: 4 } }))
})
