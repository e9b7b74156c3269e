import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Holiday } from '#contract/website-owner/holidays.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { HolidaysView } from './holidays-view.tsx'

const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const divali: Holiday = {
  _id: anId(1),
  day: '2027-10-29',
  nameEn: 'Divali',
  nameFr: 'Divali',
  isProvisional: true,
}
const newYear: Holiday = {
  _id: anId(2),
  day: '2027-01-01',
  nameEn: 'New Year',
  nameFr: 'Nouvel An',
  isProvisional: false,
}
const table = {
  year: 2027,
  years: [2026, 2027],
  holidays: [newYear, divali],
  toCheck: [{ year: 2027, missing: [{ nameEn: 'Ugaadi', nameFr: 'Ougadi' }], provisional: 1 }],
}

const open = (write: (call: ApiCall) => Answer, answer: object = table) =>
  renderInConsole(<HolidaysView year={2027} />, (call) => (call.method === 'GET' ? yes(answer) : write(call)))
const writesIn = (sent: ApiCall[]) => sent.filter(({ method }) => method !== 'GET')

test('the year is listed with weekdays, and what is missing or provisional is said', async () => {
  await open(() => no(500, 'down', ''))
  const list = await screen.findByRole('list', { name: 'Public holidays of 2027' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain('01/01/2027 FridayNew YearNouvel An')
  expect(second?.textContent).toContain('29/10/2027 FridayDivaliProvisional')
  expect(screen.getByText('These holidays of 2027 have no date yet: Ugaadi.')).toBeTruthy()
  expect(screen.getByText(/One date of 2027 is provisional/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '2026' }).getAttribute('href')).toBe('/owner/holidays?year=2026')
})

test('a holiday is changed with what was seen, and one that is there twice keeps what was typed', async () => {
  let tries = 0
  const message = 'This holiday is already in the table on this day.'
  const { user, sent } = await open(() => {
    tries += 1
    return tries === 1
      ? { status: 409, body: { message, code: 'holiday-twice', issues: [{ path: 'nameEn', message }] } }
      : yes({ message: 'The holiday is saved.' })
  })
  await user.click(await screen.findByRole('button', { name: 'Change Divali, 29/10/2027' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name in English')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter the name.')).toBeTruthy()
  await user.type(name, 'Divali day')
  await user.click(screen.getByRole('checkbox', { name: 'The date is provisional' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(name.value).toBe('Divali day')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { _id, ...seen } = divali
  expect(writesIn(sent)[1]).toMatchObject({
    method: 'PUT',
    url: `/api/owner/holidays/${_id}`,
    body: { day: '2027-10-29', nameEn: 'Divali day', nameFr: 'Divali', isProvisional: false, seen },
  })
})

test('a holiday is removed after a question', async () => {
  const { user, sent } = await open(() => yes({ message: 'The holiday is removed.' }))
  await user.click(await screen.findByRole('button', { name: 'Remove New Year, 01/01/2027' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  // The question that was answered fades out.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  expect(writesIn(sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove New Year, 01/01/2027' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(writesIn(sent)[0]?.url).toBe(`/api/owner/holidays/${anId(2)}/remove`))
})

test('a year without holidays says so and offers to add one', async () => {
  await open(() => no(500, 'down', ''), { ...table, holidays: [], toCheck: [] })
  expect(await screen.findByText('No holiday of 2027 is known yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add a holiday' })).toBeTruthy()
})
