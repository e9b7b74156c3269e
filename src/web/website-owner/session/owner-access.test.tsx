import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { Enrolment } from './enrolment.tsx'
import { OwnerAccess } from './owner-access.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const me = {
  _id: '0193a000-0000-7000-8000-000000000001',
  email: 'owner@example.mu',
  needsSecondFactor: false,
  hasSecondFactor: true,
  recoveryCodesLeft: 3,
}
const invitation = { secret: 'ABCDEFGHIJKL', otpauthUrl: 'otpauth://totp/x', qrSvg: '<svg xmlns="x"/>' }
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`)

function server({ method, url, body }: ApiCall) {
  if (url === '/api/owner/me') return yes(me)
  if (url === '/api/owner/sessions' && method === 'GET') return yes({ sessions: [] })
  if (url === '/api/owner/sessions') return yes({ message: 'You are logged out everywhere.' })
  if (url === '/api/owner/second-factor/begin') return yes(invitation)
  if (url === '/api/owner/second-factor/recovery-codes') return yes({ recoveryCodes })
  if (url === '/api/owner/second-factor/confirm')
    return (body as { code: string }).code === '123456'
      ? yes({ recoveryCodes })
      : no(409, 'second-factor-not-begun', 'Please scan a new code first: this one is no longer waiting.')
  return no(404, 'not-found', 'Nothing here.')
}

test('the secret is requested once, even when React renders twice, and is shown as QR code and text', async () => {
  const { sent } = await renderInConsole(
    <Enrolment codes={undefined} onConfirmed={() => {}} onDone={() => {}} />,
    server,
  )
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /QR code/ })
  expect(picture.src).toMatch(/^data:image\/svg\+xml,/)
  expect(screen.getByText('ABCD EFGH IJKL')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('an outdated secret can be replaced by a new one', async () => {
  const onConfirmed = vi.fn()
  const { user, sent } = await renderInConsole(
    <Enrolment codes={undefined} onConfirmed={onConfirmed} onDone={() => {}} />,
    server,
  )
  await user.type(await screen.findByLabelText('Code from the app'), '000000{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Show a new QR code' }))
  await waitFor(() => expect(sent.filter(({ url }) => url.endsWith('begin'))).toHaveLength(2))
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}')
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith(recoveryCodes))
})

test('new recovery codes need the password and fill the screen until they are confirmed', async () => {
  const { user, sent } = await renderInConsole(<OwnerAccess onLoggedOut={() => {}} />, server)
  await screen.findByText('3 of 10 are left. New ones make these void.')
  const renew = screen.getByRole('button', { name: 'Get new recovery codes' })
  await user.click(renew)
  expect(await screen.findByText('Please enter your password.')).toBeTruthy()
  const [password] = screen.getAllByLabelText('Current password')
  await user.type(password as HTMLElement, 'coral and cane')
  await user.click(renew)

  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(list.children).toHaveLength(10)
  expect(document.activeElement).toBe(list)
  expect(screen.queryByText('Open sessions')).toBeNull()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'coral and cane' })
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Open sessions')).toBeTruthy()
})

test('ending all sessions logs out of the console', async () => {
  const onLoggedOut = vi.fn()
  const { user } = await renderInConsole(<OwnerAccess onLoggedOut={onLoggedOut} />, server)
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(onLoggedOut).toHaveBeenCalledTimes(1))
})
