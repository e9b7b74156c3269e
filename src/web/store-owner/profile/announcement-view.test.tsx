import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import type { Announcement } from '#contract/shapes/announcement.ts'
import { bodiesOf, refused, renderProfile } from '#tests/support/web/render-profile.tsx'
import { AnnouncementView } from './announcement-view.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const sale: Announcement = {
  title: 'Sale',
  message: 'Everything must go.',
  lastUpdated: '2026-11-13T22:30:00.000Z',
}

async function open(announcement: Announcement | null, answers: Record<string, unknown> = {}) {
  const onSaved = vi.fn()
  let current = announcement
  const page = await renderProfile(<AnnouncementView onSaved={onSaved} />, {
    'GET /auth/admin/announcement': () => ({ announcement: current }),
    'POST /auth/admin/announcement': { message: 'Your announcement is saved.' },
    'DELETE /auth/admin/announcement': () => {
      current = null
      return { message: 'Your announcement is taken down.' }
    },
    ...answers,
  })
  await screen.findByLabelText('Message')
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save announcement' }))
  return { ...page, onSaved, save, posted: () => bodiesOf(page.sent, 'POST') }
}

const preview = () => within(screen.getByRole('region', { name: 'What shoppers see' }))

test('the announcement is previewed and its characters are counted while typing', async () => {
  const { user, save, posted, onSaved } = await open(null)
  expect(preview().getByText('No announcement available.')).toBeTruthy()
  await user.type(screen.getByLabelText('Title (optional)'), 'Divali')
  await user.type(screen.getByLabelText('Message'), 'Open late.')
  expect(preview().getByText('Divali')).toBeTruthy()
  expect(preview().getByText('Open late.')).toBeTruthy()
  expect(screen.getByText('10 / 1,000')).toBeTruthy()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(posted()).toEqual([{ title: 'Divali', message: 'Open late.' }])
  expect(await screen.findByText('Your announcement is saved.')).toBeTruthy()
})

test('a blank message shows an error at its field and focuses it', async () => {
  const { user, save, posted } = await open(null)
  await user.type(screen.getByLabelText('Message'), '   ')
  await save()
  expect(await screen.findByText('Announcement message cannot be empty!')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  expect(posted()).toEqual([])
})

test('a message is refused, not cut, beyond 1,000 characters', async () => {
  const { user, save, posted } = await open(null)
  await user.click(screen.getByLabelText('Message'))
  await user.paste('a'.repeat(1001))
  await save()
  expect(await screen.findByText('The announcement can have at most 1,000 characters.')).toBeTruthy()
  expect(posted()).toEqual([])
})

test('an existing announcement can be changed and shows its date in Mauritius', async () => {
  await open(sale)
  expect(screen.getByLabelText<HTMLInputElement>('Title (optional)').value).toBe('Sale')
  expect(screen.getByText('Last updated on 14/11/2026 at 02:30')).toBeTruthy()
})

test('an announcement is removed only after a confirmation', async () => {
  const { user, sent, onSaved } = await open(sale)
  await user.click(screen.getByRole('button', { name: 'Take down' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Take the announcement down?' }))
  expect(bodiesOf(sent, 'DELETE')).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Take down' }))
  expect((await screen.findAllByText('No announcement available.')).length).toBeGreaterThan(0)
  expect(bodiesOf(sent, 'DELETE')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
  expect(onSaved).not.toHaveBeenCalled()
})

test.each([
  [refused(400, 'Not like this.'), 'Not like this.'],
  [refused(500), 'Failed to save announcement.'],
])('a save that fails says why and keeps the words (%#)', async (answer, sentence) => {
  const { user, save, onSaved } = await open(null, { 'POST /auth/admin/announcement': answer })
  await user.type(screen.getByLabelText('Message'), 'Open late.')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Open late.')
  expect(onSaved).not.toHaveBeenCalled()
})

test('an announcement that fails to load shows an error', async () => {
  await renderProfile(<AnnouncementView onSaved={() => {}} />, {})
  await screen.findByText('Failed to load announcement.')
})
