import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BankRow } from '#contract/shapes/bank-statement.ts'
import { deferred } from '#tests/support/deferred.ts'
import { anId } from '#tests/support/web/fee-samples.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { BankView } from './bank-view.tsx'

const columns = {
  header: 0,
  date: 0,
  description: 1,
  reference: null,
  amount: 2,
  credit: null,
  debit: null,
  side: null,
  currency: null,
  account: null,
}
const part = {
  cycleId: anId(2),
  storeName: 'Savonnerie Ti Ylang',
  reference: 'ZF-000-1234',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  dueOn: '2026-10-31',
  amountCents: 150_000,
  leftToPayCents: 0,
}
const row: BankRow = {
  account: '',
  day: '2026-11-14',
  amountCents: 150_000,
  description: 'JUICE ZF-000-1234',
  occurrence: 0,
  line: 2,
  fate: 'exact',
  why: 'reference',
  parts: [part],
  leftOverCents: 0,
  receipts: [],
}
const unknown: BankRow = {
  ...row,
  line: 3,
  description: 'Somebody',
  fate: 'unknown',
  why: 'no-match',
  parts: [],
}
const read = (...rows: BankRow[]): Answer =>
  yes({ columns, names: ['Date', 'Text', 'Amount'], isClear: true, rows })

const typed = 'Date;Text;Amount\n14/11/2026;JUICE ZF-000-1234;1500'
type User = Awaited<ReturnType<typeof renderInConsole>>['user']

async function readText(user: User) {
  const field = screen.getByLabelText(/^Or paste the text/)
  await user.clear(field)
  await user.paste(typed)
  await user.click(screen.getByRole('button', { name: 'Read it' }))
}

const textOf = () => screen.getByLabelText<HTMLTextAreaElement>(/^Or paste the text/).value

test('nothing is sent without a text, and while a file is read the button is busy', async () => {
  const { promise, resolve } = deferred()
  const sent: unknown[] = []
  const { user } = await renderInApp(<BankView />, {
    send: (call: ApiCall) => {
      sent.push(call)
      return promise.then(() => read(row))
    },
  })
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  expect(screen.getByText('Please choose a file or paste its text.')).toBeTruthy()
  expect(sent).toEqual([])
  await readText(user)
  expect(screen.getByRole('button', { name: 'Read it' }).getAttribute('aria-busy')).toBe('true')
  resolve()
  expect(await screen.findByText('JUICE ZF-000-1234')).toBeTruthy()
})

test('a file that cannot be read keeps its text, and says why', async () => {
  const { user } = await renderInConsole(<BankView />, () => no(400, 'invalid-input', 'Line 2 is broken.'))
  await readText(user)
  expect(await screen.findByText('Line 2 is broken.')).toBeTruthy()
  expect(textOf()).toBe(typed)
})

test('a file without rows says so, and its text is there when the form comes back', async () => {
  const { user } = await renderInConsole(<BankView />, () => read())
  await readText(user)
  expect(await screen.findByText('The file has no rows.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read another file' }))
  expect(textOf()).toBe(typed)
})

test('columns that are not clear are chosen by hand', async () => {
  const { user, sent } = await renderInConsole(<BankView />, ({ body }) => {
    const chosen = (body as { columns?: object }).columns
    return chosen
      ? read(row)
      : yes({ columns: { ...columns, amount: null }, names: ['A', 'B', 'C'], isClear: false, rows: [] })
  })
  await readText(user)
  expect(await screen.findByText('We could not tell which column is which. Please choose them.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^Amount, in and out/), 'C')
  await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
  expect(await screen.findByText('JUICE ZF-000-1234')).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ text: typed, columns: { amount: 2 } })
})

test('a row that was refused says why, and the file can be read again to see how it stands now', async () => {
  let isRecorded = false
  const { user } = await renderInConsole(<BankView />, ({ url }) => {
    if (url.endsWith('/payments'))
      return no(409, 'decided-meanwhile', 'Nothing is left to pay for this window.')
    return isRecorded
      ? read({
          ...row,
          fate: 'recorded',
          why: 'recorded',
          parts: [],
          receipts: [{ _id: anId(3), receipt: 'ZB-000042' }],
        })
      : read(row)
  })
  await readText(user)
  await user.click(await screen.findByRole('button', { name: 'Record line 2' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing is left to pay for this window.')
  isRecorded = true
  await user.click(screen.getByText('Change the columns'))
  await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
  expect((await screen.findByRole('link', { name: 'Receipt ZB-000042' })).getAttribute('href')).toContain(
    anId(3),
  )
})

test('a window is chosen for a row that was not recognised, and then recorded', async () => {
  const { user, sent } = await renderInConsole(<BankView />, ({ url, method }) => {
    if (url.endsWith('/payments'))
      return yes({ isNew: true, receipts: [{ _id: anId(3), receipt: 'ZB-000042' }] })
    if (method === 'GET')
      return yes({ windows: [{ ...part, owedCents: 150_000, parts: [part], leftOverCents: 0 }] })
    return read(unknown)
  })
  await readText(user)
  await user.click(await screen.findByRole('button', { name: 'Choose a window for line 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a window' }))
  await user.click(await dialog.findByRole('button', { name: /^Use this window: Savonnerie Ti Ylang/ }))
  expect(await screen.findByText(/You chose the window\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record line 3' }))
  await user.click(screen.getByRole('button', { name: /^Recorded/ }))
  expect(await screen.findByRole('link', { name: 'Receipt ZB-000042' })).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({
    description: 'Somebody',
    parts: [{ cycleId: part.cycleId, amountCents: 150_000 }],
  })
})

test('windows that are not found or not loaded are said so in the dialog', async () => {
  for (const [answer, sentence] of [
    [yes({ windows: [] }), 'No open window matches.'],
    [no(500, 'internal', ''), 'The windows could not be loaded.'],
  ] as const) {
    const { user } = await renderInConsole(<BankView />, ({ method }) =>
      method === 'GET' ? answer : read(unknown),
    )
    await readText(user)
    await user.click(await screen.findByRole('button', { name: 'Choose a window for line 3' }))
    await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy())
    cleanup()
  }
})
