import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { CodeAgain } from './code-again.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const storeId = '0193a000-0000-7000-8000-000000000001'
const again = no(403, 'second-factor-again', 'This cannot be undone.')

async function press(onAnswer: (answer: unknown) => void) {
  let isEntered = false
  function SwitchOff() {
    const { ownerVetting } = useOwnerClient()
    return (
      <button
        type="button"
        onClick={() => {
          ownerVetting.switchOffSecondFactor({ storeId, reason: 'Lost.' }).then(onAnswer, onAnswer)
        }}
      >
        Switch off
      </button>
    )
  }
  const page = await renderInConsole(
    <>
      <SwitchOff />
      <CodeAgain />
    </>,
    ({ url }) => {
      if (url.endsWith('/enter')) isEntered = true
      return isEntered ? yes({ message: 'Done.' }) : again
    },
  )
  await page.user.click(screen.getByRole('button', { name: 'Switch off' }))
  const code = await screen.findByLabelText('Code')
  return { ...page, code }
}

test('a call that needs a code again goes on once it is entered', async () => {
  const onAnswer = vi.fn()
  const { user, sent, code } = await press(onAnswer)
  expect(onAnswer).not.toHaveBeenCalled()
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ message: 'Done.' }))
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual([
    'switch-off-second-factor',
    'enter',
    'switch-off-second-factor',
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who closes the dialog reads why nothing happened', async () => {
  const onAnswer = vi.fn()
  const { user, sent } = await press(onAnswer)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ code: 'second-factor-again' })),
  )
  expect(sent).toHaveLength(1)
})
