import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type {
  HeldRating,
  PastDecision,
  ReportedThing,
  WaitingPhoto,
} from '#contract/website-owner/moderation.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { ModerationView } from './moderation-view.tsx'

beforeAll(async () => {
  await Promise.all([
    import('#web/ui/overlays/toast-list.tsx'),
    import('#web/ui/overlays/confirmation-toast.tsx'),
    import('#web/website-owner/forms/letter-form.tsx'),
  ])
})
afterEach(() => {
  cleanup()
  toast.remove()
})

const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const at = '2026-11-14T08:00:00Z'
const author = { _id: anId(50), name: 'Ravi', email: 'ravi@example.mu', memberSince: at }

const report = {
  _id: anId(60),
  reason: 'misleading' as const,
  details: 'It is smaller.',
  createdAt: at,
  updatedAt: at,
  reporter: {
    _id: anId(51),
    name: 'Anna',
    email: 'anna@example.mu',
    reports: 7,
    upheld: 5,
    dismissed: 1,
  },
}

const product: ReportedThing = {
  target: 'product',
  targetId: anId(1),
  label: 'Sega dress',
  content: {
    kind: 'product',
    title: 'Sega dress',
    description: 'Red.',
    price: 1500,
    link: null,
    image: '/media/upload/dress.jpg',
    imagePlaceholder: null,
    isPictureRemoved: false,
    isRemoved: false,
    isHidden: false,
    store: { _id: anId(40), name: 'Ti Lakaz', isSuspended: false },
  },
  oldestAt: at,
  count: 2,
  reports: [report],
  decisions: [],
}

const review: ReportedThing = {
  target: 'store-review',
  targetId: anId(2),
  label: 'Awful people',
  content: {
    kind: 'review',
    rating: 1,
    comment: 'Awful people',
    isHeld: false,
    author,
    of: { _id: anId(41), name: 'Palm & Tiba' },
    createdAt: at,
  },
  oldestAt: at,
  count: 1,
  reports: [{ ...report, reporter: null }],
  decisions: [],
}

const held: HeldRating = {
  _id: anId(3),
  of: 'product',
  rating: 5,
  comment: 'Best in the whole island',
  target: { _id: anId(42), name: 'Spring onion', averageRating: 4.2, ratingCount: 12 },
  heldOnTarget: 3,
  sameWords: 2,
  author: { ...author, ratings: 1 },
  createdAt: at,
  updatedAt: at,
}

const aDecision = (number: number, changes: Partial<PastDecision>): PastDecision => ({
  _id: anId(number),
  target: 'product',
  targetId: anId(1),
  label: 'Sega dress',
  action: 'remove',
  words: 'It is a copy.',
  owner: 'owner@example.mu',
  at,
  reports: [],
  canRestore: false,
  ...changes,
})

interface Desk {
  reported?: ReportedThing[]
  ratings?: HeldRating[]
  decisions?: PastDecision[]
  photos?: WaitingPhoto[]
}

const onePage = (items: unknown[]) => ({ page: 1, totalPages: 1, total: items.length })

/** Every accepted action removes the first item. */
async function open(
  tab: 'reports' | 'held' | 'photos' | 'history',
  { reported = [], ratings = [], decisions = [], photos = [] }: Desk,
  act: (call: ApiCall) => Answer = () => yes({ message: 'Done.' }),
) {
  const rendered = await renderInConsole(<ModerationView tab={tab} page={1} />, (call) => {
    if (call.method !== 'GET') {
      const answer = act(call)
      if (answer.status === 200) {
        if (tab === 'reports') reported.shift()
        if (tab === 'held') ratings.shift()
        if (tab === 'photos') photos.shift()
      }
      return answer
    }
    if (call.url.includes('history')) return yes({ decisions, ...onePage(decisions) })
    if (call.url.includes('photos')) return yes({ photos: [...photos], ...onePage(photos) })
    return call.url.includes('held')
      ? yes({ ratings: [...ratings], ...onePage(ratings) })
      : yes({ reported: [...reported], ...onePage(reported) })
  })
  return { ...rendered, written: () => rendered.sent.filter(({ method }) => method !== 'GET') }
}

test('reported content is shown with its reports and reporters', async () => {
  await open('reports', { reported: [product, review] })
  const [first, second] = await screen.findAllByRole('article')
  for (const words of [
    'Rs 1,500',
    'Red.',
    '2 reports',
    'It is smaller.',
    '7 reports in all: 5 upheld, 1 dismissed',
    'and 1 more report',
  ])
    expect(first?.textContent).toContain(words)
  expect(second?.textContent).toContain('Awful people')
  expect(second?.textContent).toContain('by a deleted account')
  expect(screen.getByRole('link', { name: 'See the public page' }).getAttribute('href')).toBe(
    `/product/${anId(1)}`,
  )
})

test('dismissing takes one press, sends the number of reports seen, and shows the next item', async () => {
  const { user, written } = await open('reports', { reported: [product, review] })
  const first = await screen.findByRole('article', { name: 'Sega dress' })
  await user.click(within(first).getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('Done.')
  expect(written()).toMatchObject([
    { url: `/api/owner/reports/product/${anId(1)}/dismiss`, body: { reportsSeen: 2 } },
  ])
  const next = screen.getByRole('article', { name: 'Review of Palm & Tiba' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(screen.getByRole('tab', { name: 'Reports · 1' })).toBeTruthy()
})

test('a review is removed with a reason, and the mail to its author is previewed', async () => {
  const { user, written } = await open('reports', { reported: [review] })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this review' }))
  await user.click(dialog.getByRole('button', { name: 'It insults somebody.' }))
  expect(dialog.getByRole('region', { name: 'Mail to ravi@example.mu' }).textContent).toContain(
    'your review of ‘Palm & Tiba’, and its stars no longer count. This is why:\n\nIt insults somebody.',
  )
  await user.click(dialog.getByRole('button', { name: 'Remove the review' }))
  await screen.findByText('Nothing is reported')
  expect(written()).toMatchObject([
    {
      url: `/api/owner/reviews/store/${anId(2)}/remove`,
      body: { reason: 'It insults somebody.', reportsSeen: 1 },
    },
  ])
})

test('an answer of a store is shown with its review and removed with a reason', async () => {
  const answer: ReportedThing = {
    ...review,
    target: 'answer',
    label: 'Answer to a review of Sega dress',
    content: {
      kind: 'answer',
      text: 'You are a liar.',
      isRemoved: false,
      store: { _id: anId(40), name: 'Ti Lakaz' },
      review: { of: 'product', rating: 2, comment: 'Too short.' },
      of: { _id: anId(1), name: 'Sega dress' },
      createdAt: at,
    },
  }
  const { user, written } = await open('reports', { reported: [answer] })
  const card = await screen.findByRole('article', { name: 'Answer to a review of Sega dress' })
  for (const words of ['You are a liar.', 'Too short.', 'Ti Lakaz']) expect(card.textContent).toContain(words)
  await user.click(within(card).getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this answer' }))
  await user.click(dialog.getByRole('button', { name: 'It insults somebody.' }))
  await user.click(dialog.getByRole('button', { name: 'Remove the answer' }))
  await screen.findByText('Nothing is reported')
  expect(written()).toMatchObject([
    {
      url: `/api/owner/answers/${anId(2)}/remove`,
      body: { reason: 'It insults somebody.', reportsSeen: 1 },
    },
  ])
})

test('a decision on content that was reported again meanwhile is refused, and the draft is kept', async () => {
  const again = 'Somebody reported this again meanwhile.'
  const { user } = await open('reports', { reported: [product] }, () => no(409, 'reported-again', again))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.type(await screen.findByLabelText('Why'), 'A copy.')
  await user.click(screen.getByRole('button', { name: 'Remove the product' }))
  expect((await screen.findByRole('alert')).textContent).toContain(again)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('A copy.')
})

test('reports of deleted content can only be dismissed', async () => {
  await open('reports', { reported: [{ ...product, content: null }] })
  const card = within(await screen.findByRole('article', { name: 'Sega dress' }))
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Dismiss'])
})

test('a held rating shows why it is held, and dropping it asks first', async () => {
  const { user, written } = await open('held', { ratings: [held] })
  const card = within(await screen.findByRole('article', { name: 'Spring onion' }))
  card.getByText('2 others wrote the same.')
  card.getByText('3 ratings of it are held: they came in a rush.')
  await user.click(card.getByRole('button', { name: 'Drop' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(written()).toEqual([])
  // The question that was answered fades out.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  await waitFor(() => expect(card.getByRole('button', { name: 'Drop' })).toHaveProperty('disabled', false))
  await user.click(card.getByRole('button', { name: 'Drop' }))
  await user.click(await screen.findByRole('button', { name: 'Drop it' }))
  await screen.findByText('No rating is held')
  expect(written()).toMatchObject([{ url: `/api/owner/held-ratings/product/${anId(3)}/drop` }])
})

test('a photo of a review is shown, or refused with a reason that its author reads', async () => {
  const photo: WaitingPhoto = {
    _id: anId(4),
    image: '/media/upload/f_auto,q_auto,w_800/photo.jpg',
    imagePlaceholder: null,
    of: 'store',
    target: { _id: anId(40), name: 'Ti Lakaz' },
    rating: 4,
    comment: 'As in the picture.',
    isHeld: false,
    author,
    createdAt: at,
  }
  const { user, written } = await open('photos', { photos: [photo, { ...photo, _id: anId(5) }] })
  const cards = await screen.findAllByRole('article', { name: 'Ti Lakaz' })
  const [first, second] = cards.map((card) => within(card))
  expect(first?.getByRole('img', { name: 'Photo of a review of Ti Lakaz' })).toBeTruthy()
  expect(second?.getByText('As in the picture.')).toBeTruthy()
  await user.click(first?.getByRole('button', { name: 'Show' }) as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('article', { name: 'Ti Lakaz' })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this photo' }))
  await user.type(await dialog.findByLabelText('Why'), 'It shows people.')
  await user.click(dialog.getByRole('button', { name: 'Refuse the photo' }))
  await screen.findByText('No photo waits')
  expect(written()).toMatchObject([
    { url: `/api/owner/review-photos/${anId(4)}/show` },
    { url: `/api/owner/review-photos/${anId(5)}/refuse`, body: { reason: 'It shows people.' } },
  ])
})

test('the history can restore what was removed or suspended, unless that was done already', async () => {
  const { user, written } = await open('history', {
    decisions: [
      aDecision(9, {
        target: 'store',
        targetId: anId(40),
        label: 'Ti Lakaz',
        action: 'suspend',
        canRestore: true,
      }),
      aDecision(8, { action: 'restore', words: '' }),
      aDecision(7, {}),
      aDecision(6, { target: 'store-review', targetId: anId(2), label: 'Review of Ti Lakaz' }),
    ],
  })
  const restore = await screen.findByRole('button', { name: /^Restore/ })
  expect(restore.getAttribute('aria-label')).toBe('Restore the store Ti Lakaz')
  await user.click(restore)
  await screen.findByText('Done.')
  expect(written()).toMatchObject([{ url: `/api/owner/stores/${anId(40)}/restore` }])
})
