import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FoundPerson, FoundThing, PersonDetail } from '#contract/website-owner/content.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer } from '#web/shared/api/client.ts'
import { ContentView } from './content-view.tsx'
import { PersonView } from './person-view.tsx'

const anId = (number: number) => `0193a000-0000-7000-8000-00000000000${number}`
const person: FoundPerson = {
  _id: anId(1),
  name: 'Anjali Ramgoolam',
  email: 'anjali@example.mu',
  isVerified: false,
  memberSince: '2026-01-02T08:00:00Z',
  ratings: 3,
  store: { _id: anId(2), name: 'Ti Lakaz', isSuspended: false },
}
const review: FoundThing = {
  target: 'store-review',
  targetId: anId(3),
  openReports: 2,
  content: {
    kind: 'review',
    rating: 1,
    comment: 'Avoid.',
    isHeld: false,
    author: { _id: anId(1), name: 'Anjali', email: 'anjali@example.mu', memberSince: '2026-01-02T08:00:00Z' },
    of: { _id: anId(2), name: 'Ti Lakaz' },
    createdAt: '2026-11-01T08:00:00Z',
  },
}
const counts = { products: 0, stores: 0, people: 1, reviews: 1 }
const found = (values: object) =>
  yes({ kind: 'people', counts, things: [], people: [], page: 1, total: 1, totalPages: 1, ...values })

const open = (params: Parameters<typeof ContentView>[0]['params'], answer: () => Answer) =>
  renderInConsole(
    <ContentView params={params} content={({ target }) => <p>Content: {target}</p>} acts={() => null} />,
    answer,
  )

test('before anything is asked for, the view says what can be found and sends nothing', async () => {
  const { sent } = await open({}, () => found({}))
  expect(screen.getByText('What are you looking for?')).toBeTruthy()
  expect(sent).toEqual([])
})

test('people are listed with their store and link to their page', async () => {
  const { sent } = await open({ search: 'anjali' }, () => found({ people: [person] }))
  const list = await screen.findByRole('list', { name: 'People' })
  const row = within(list).getByRole('listitem')
  for (const part of ['Ti Lakaz', 'anjali@example.mu (not confirmed)', '02/01/2026', '3 ratings'])
    expect(row.textContent).toContain(part)
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/owner/content/people/${person._id}`)
  expect(sent[0]?.url).toBe('/api/owner/content?search=anjali')
  const kinds = screen.getByRole('navigation', { name: 'What was found' })
  expect(
    within(kinds)
      .getByRole('link', { name: /Reviews.*1/ })
      .getAttribute('href'),
  ).toBe('/owner/content?kind=reviews&search=anjali')
})

test('a review shows what it is about, its open reports and its content', async () => {
  await open({ search: 'avoid' }, () => found({ kind: 'reviews', things: [review] }))
  const card = await screen.findByRole('article', { name: 'Review of Ti Lakaz' })
  expect(within(card).getByText('2 open reports')).toBeTruthy()
  expect(within(card).getByText('Content: store-review')).toBeTruthy()
})

test('the reviews of one person say whose they are and lead back', async () => {
  await open({ person: person._id }, () => found({ kind: 'reviews', things: [review] }))
  expect(await screen.findByRole('heading', { name: 'Reviews by Anjali' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the person' }).getAttribute('href')).toBe(
    `/owner/content/people/${person._id}`,
  )
})

const nothing = { total: 0, totalPages: 0 }
test.each([
  [{ search: 'zzz' }, { counts: { ...counts, people: 0, reviews: 0 } }, 'Nothing matches ‘zzz’.'],
  [{ search: 'zzz', kind: 'stores' as const }, {}, 'Nothing of this kind matches. Look at the others.'],
  [{ person: person._id }, {}, 'This person has written no review.'],
])('nothing found for %o says so', async (params, values, sentence) => {
  await open(params, () => found({ ...nothing, ...values }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a search that found too much says that these are only some', async () => {
  await open({ search: 'a' }, () => found({ people: [person], total: 1000, totalPages: 40 }))
  expect(await screen.findByText(/^More than 1,000 match/)).toBeTruthy()
})

test('a failed search says so, keeps the words and can be tried again', async () => {
  let tries = 0
  const { user } = await open({ search: 'anjali' }, () => {
    tries += 1
    return tries === 1 ? no(500, 'internal', 'Our fault.') : found({ people: [person] })
  })
  expect(await screen.findByText('The search could not be made.')).toBeTruthy()
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('anjali')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'People' })).toBeTruthy()
})

const detail: PersonDetail = { ...person, reports: 1200, applications: 1, emailChange: null }
const openPerson = (answer: Parameters<typeof renderInConsole>[1]) =>
  renderInConsole(<PersonView personId={person._id} />, answer)

test('a person is shown with store, reviews and what waits', async () => {
  await openPerson(() =>
    yes({
      ...detail,
      emailChange: {
        newEmail: 'new@example.mu',
        askedBy: null,
        askedAt: '2026-11-14T08:00:00Z',
        expiresAt: '2026-11-15T08:00:00Z',
      },
    }),
  )
  expect(await screen.findByRole('heading', { name: person.name })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ti Lakaz' }).getAttribute('href')).toBe(`/owner/stores/${anId(2)}`)
  expect(screen.getByRole('link', { name: 'See the reviews' }).getAttribute('href')).toBe(
    `/owner/content?person=${person._id}`,
  )
  expect(screen.getByText('1,200')).toBeTruthy()
  expect(screen.getByText(/A link was sent to new@example.mu.*They asked for it themselves/)).toBeTruthy()
})

test('while a person is loaded the page says so', async () => {
  await openPerson(() => new Promise<Answer>(() => {}) as unknown as Answer)
  expect(await screen.findByText('Loading')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a person who is no longer there is not tried again; a failed request is', async () => {
  await openPerson(() => no(404, 'not-found', 'Person not found'))
  expect(await screen.findByText('This person is no longer there')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  cleanup()
  let tries = 0
  const { user } = await openPerson(() => {
    tries += 1
    return tries === 1 ? no(503, 'busy', 'Busy.') : yes(detail)
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: person.name })).toBeTruthy()
})

test('an address that another account has is refused beside its field, and what was typed stays', async () => {
  const message = 'Another account already uses this email address.'
  const { user, sent } = await openPerson(({ method }) =>
    method === 'GET'
      ? yes(detail)
      : { status: 409, body: { message, code: 'email-taken', issues: [{ path: 'email', message }] } },
  )
  await user.click(await screen.findByRole('button', { name: 'Change the email address' }))
  await user.type(await screen.findByLabelText(/New email address/), 'taken@example.mu')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Please say why.')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Why/), 'Showed a passport.')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect((screen.getByLabelText(/New email address/) as HTMLInputElement).value).toBe('taken@example.mu')
  expect((screen.getByLabelText(/^Why/) as HTMLTextAreaElement).value).toBe('Showed a passport.')
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'taken@example.mu',
    reason: 'Showed a passport.',
    emailSeen: person.email,
    newEmailSeen: null,
  })
})
