import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { StoreSecondFactor } from './store-second-factor.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const recoveryCodes = ['aaaa-bbbb-cccc-dddd']

async function open(isOn: boolean) {
  const onCodes = vi.fn()
  let factor = { isOn, recoveryCodesLeft: isOn ? 9 : 0 }
  const server = ({ url, body }: ApiCall) => {
    const { code, password } = (body ?? {}) as { code?: string; password?: string }
    if (password === 'wrong') return no(400, 'wrong-password', 'That is not the password.')
    if (url.endsWith('/begin'))
      return yes({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/x', qrSvg: '<svg xmlns="x"/>' })
    if (url.endsWith('/confirm') && code === '123456') return yes({ recoveryCodes })
    if (url.endsWith('/recovery-codes')) return yes({ recoveryCodes })
    if (url.endsWith('/switch-off')) {
      factor = { isOn: false, recoveryCodesLeft: 0 }
      return yes({ message: 'It is off.' })
    }
    return yes(factor)
  }
  const page = await renderInConsole(<StoreSecondFactor email="shop@example.mu" onCodes={onCodes} />, server)
  return { ...page, onCodes }
}

test('it is set up with the password, a scan and a first code', async () => {
  const { user, onCodes } = await open(false)
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }))
  await user.type(screen.getByLabelText('Current password'), 'coral and cane{Enter}')
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}')
  await waitFor(() => expect(onCodes).toHaveBeenCalledWith(recoveryCodes))
})

test('it is switched off with the password and a code', async () => {
  const { user, sent } = await open(true)
  await screen.findByText('9 of 10 are left. New ones make these void.')
  await user.click(screen.getByRole('button', { name: 'Switch it off' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('[name=password]')).toBeTruthy())
  await user.type(dialog.querySelector('[name=password]') as HTMLElement, 'coral and cane')
  await user.type(dialog.querySelector('[name=code]') as HTMLElement, '654321{Enter}')
  expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeTruthy()
  expect(sent.find(({ url }) => url.endsWith('/switch-off'))?.body).toEqual({
    password: 'coral and cane',
    code: '654321',
  })
})
