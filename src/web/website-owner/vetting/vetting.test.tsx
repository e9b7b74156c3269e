import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Application } from '#contract/website-owner/vetting.ts'
import { addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { VettingView } from './vetting-view.tsx'

// Lazy modules are loaded beforehand, because a busy machine may take seconds.
beforeAll(async () => {
  await Promise.all([
    import('#web/ui/overlays/toast-list.tsx'),
    import('#web/website-owner/forms/letter-form.tsx'),
    import('./approve-form.tsx'),
  ])
})
afterEach(() => {
  cleanup()
  toast.remove()
})

const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`

const anApplication = (number: number, businessName: string): Application => ({
  _id: anId(number),
  businessName,
  registrationNumber: 'C26118820',
  phone: '57550142',
  sells: 'Bread.',
  claimsHalal: true,
  state: 'open',
  question: '',
  answer: '',
  refusal: '',
  notes: '',
  createdAt: '2026-11-14T08:00:00Z',
  decidedAt: null,
  person: {
    _id: anId(90 + number),
    name: 'Noor Peerbocus',
    email: 'noor@example.mu',
    memberSince: '2026-01-02T08:00:00Z',
    isVerified: true,
    hasStore: false,
    ratings: 1,
    reports: 2,
  },
  earlier: [
    {
      _id: anId(80 + number),
      businessName: 'Noor Cakes',
      state: 'refused',
      refusal: 'The number is unknown.',
      createdAt: '2026-05-01T08:00:00Z',
      decidedAt: '2026-05-04T08:00:00Z',
    },
  ],
})

/** Two applications are open; every decision removes the first. */
async function open(decide: (call: ApiCall) => Answer = () => yes({ message: 'Done.' })) {
  let waiting = [anApplication(1, 'Boulangerie Noor'), anApplication(2, 'Ti Lakaz')]
  const rendered = await renderInConsole(<VettingView state="open" page={1} />, (call) => {
    if (call.method === 'GET')
      return yes({
        applications: waiting,
        counts: { open: waiting.length, asked: 0, approved: 0, refused: 0 },
        page: 1,
        totalPages: 1,
        total: waiting.length,
      })
    const answer = decide(call)
    if (!call.url.endsWith('/notes')) waiting = waiting.slice(1)
    return answer
  })
  const first = await screen.findByRole('article', { name: 'Boulangerie Noor' })
  const written = () => rendered.sent.filter(({ method }) => method !== 'GET')
  return { ...rendered, first, written }
}

test('an application shows its facts and the person’s earlier activity', async () => {
  const { first } = await open()
  for (const fact of [
    'C26118820',
    '5 755 0142',
    'Says that it is halal',
    'noor@example.mu',
    '02/01/2026',
    '1 rating, 2 reports made',
    'Noor Cakes: Refused, 04/05/2026',
    'The number is unknown.',
  ])
    expect(first.textContent).toContain(fact)
})

test('an approval defaults to a year of legitimacy and no halal badge', async () => {
  const { user, first, written } = await open()
  await user.click(within(first).getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  const today = mauritiusDay(new Date())
  dialog.getByText(/Your store may open/)
  await user.click(
    within(dialog.getByRole('group', { name: /^Halal/ })).getByRole('button', { name: '6 months' }),
  )
  dialog.getByText(/It carries the badge ‘Halal checked’ until/)
  await user.click(dialog.getByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Done.')
  expect(written()).toMatchObject([
    {
      url: `/api/owner/applications/${anId(1)}/approve`,
      body: { verifiedUntil: addMonths(today, 12), halalCheckedUntil: addMonths(today, 6) },
    },
  ])
})

test('the mail is previewed while typing, and after sending the next application is shown', async () => {
  const { user, first, written } = await open()
  await user.click(within(first).getByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Refuse and send' }))
  await dialog.findByText('Please say why: it is part of the mail.')
  expect(written()).toEqual([])

  await user.type(dialog.getByLabelText('Why'), 'Nobody knows you.')
  const mail = dialog.getByRole('region', { name: 'Mail to noor@example.mu' })
  expect(mail.textContent).toContain('This is why:\n\nNobody knows you.\n\nYour account stays')
  await user.click(dialog.getByRole('button', { name: 'Refuse and send' }))
  await screen.findByText('Done.')
  expect(written()).toMatchObject([{ body: { reason: 'Nobody knows you.' } }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Ti Lakaz' })))
  expect(screen.queryByRole('article', { name: 'Boulangerie Noor' })).toBeNull()
})

test('an application that somebody else has decided shows a toast and leaves the queue', async () => {
  const { user, first } = await open(() => no(409, 'decided-meanwhile', 'This was decided meanwhile.'))
  await user.click(within(first).getByRole('button', { name: 'Ask' }))
  await user.type(await screen.findByLabelText('Your question'), 'Where?')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  await screen.findByText('This was decided meanwhile.')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Boulangerie Noor' })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('notes are saved on blur, and a failure keeps them', async () => {
  let isDown = true
  const { user, first, written } = await open(() =>
    isDown ? { status: 503, body: undefined } : yes({ message: 'Your notes are saved.' }),
  )
  const notes = within(first).getByLabelText<HTMLTextAreaElement>('Your notes')
  await user.type(notes, 'Called on Saturday.')
  await user.tab()
  await within(first).findByText('Your notes could not be saved.')
  expect(notes.value).toBe('Called on Saturday.')

  isDown = false
  await user.click(notes)
  await user.tab()
  await within(first).findByText('Saved')
  expect(written().at(-1)?.body).toEqual({ notes: 'Called on Saturday.' })
})
