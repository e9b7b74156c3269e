import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnNotification } from '#contract/store-owner/notifications.ts'
import { anId } from '#tests/support/web/fee-samples.ts'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { NotificationsView } from './notifications-view.tsx'

const rated: OwnNotification = {
  _id: anId(1),
  at: '2026-11-14T08:00:00Z',
  isRead: false,
  kind: 'rating',
  of: 'product',
  targetId: anId(2),
  name: 'Lemongrass soap',
  rating: 4,
}
const decided: OwnNotification = {
  _id: anId(3),
  at: '2026-11-13T08:00:00Z',
  isRead: true,
  kind: 'report-decision',
  decision: 'remove',
  target: 'product',
  label: 'Coconut oil',
  words: 'It is a copy.',
}
const due: OwnNotification = {
  _id: anId(4),
  at: '2026-11-12T08:00:00Z',
  isRead: true,
  kind: 'fee-date',
  notice: 'before-due',
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: '2026-11-14',
  owedCents: 150_000,
}

async function open(notifications: OwnNotification[], choice = answered({ message: 'Chosen.' })) {
  const sent: ApiCall[] = []
  const noted = (answer: typeof choice) => (call: ApiCall) => {
    sent.push(call)
    return answer()
  }
  const { user } = await renderStoreScreen(<NotificationsView page={1} />, {
    answers: {
      '/admin/notifications?page=1': answered({
        notifications,
        unread: notifications.filter(({ isRead }) => !isRead).length,
        mails: { rating: 'daily', 'report-decision': 'at-once', 'fee-date': 'at-once' },
        page: 1,
        total: notifications.length,
        totalPages: 1,
      }),
      '/admin/notifications/read': noted(answered({ message: 'Read.' })),
      '/admin/notifications/mails': noted(choice),
    },
  })
  await screen.findByText('By mail')
  return { user, sent }
}

test('ratings, decisions and fee dates are listed in words, with the way to what they are about', async () => {
  await open([rated, decided, due])
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Unread: New rating of Lemongrass soap')
  expect(rows[1]).toContain('We have removed: Coconut oil.It is a copy.')
  expect(rows[2]).toContain('Rs 1,500 for 15/11/2026 – 14/12/2026 are due on 14/11/2026.')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/admin/dashboard/reviews', '/admin/dashboard/products', '/admin/dashboard/fees'])
})

test('all are marked as read up to the newest on the screen', async () => {
  const { user, sent } = await open([rated, decided])
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'POST', body: { until: rated.at } }]))
})

test('when all are read, there is no button, and an empty list says what will be here', async () => {
  await open([decided])
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('an empty list says what will be here', async () => {
  await open([])
  expect(screen.getByText('Nothing new yet')).toBeTruthy()
})

test('when a kind comes by mail is saved at once', async () => {
  const { user, sent } = await open([rated])
  await user.selectOptions(screen.getByLabelText('New ratings'), 'At once')
  await screen.findByText('Chosen.')
  expect(sent).toMatchObject([{ method: 'PUT', body: { kind: 'rating', mail: 'at-once' } }])
})

test('a choice that could not be saved is shown as it was', async () => {
  const { user } = await open([rated], refused(503, 'busy', 'Not now.'))
  await user.selectOptions(screen.getByLabelText('New ratings'), 'Never')
  await screen.findByText('Not now.')
  expect(screen.getByLabelText<HTMLSelectElement>('New ratings').value).toBe('daily')
})
