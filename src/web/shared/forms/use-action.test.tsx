import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAction } from './use-action.ts'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

function ActionButton({ action }: { action: () => Promise<void> }) {
  const { start, isBusy, isDone, error } = useAction({ mutationFn: action })
  return (
    <button type="button" onClick={() => void start()}>
      {isBusy ? 'busy' : error ? error.message : isDone ? 'done' : 'ready'}
    </button>
  )
}

function draw(action: () => Promise<void>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActionButton action={action} />
    </QueryClientProvider>,
  )
  return screen.getByRole('button')
}

test('two quick presses start an action once, and it can be started again after it has ended', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const action = vi.fn(() => ended)
  const button = draw(action)
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('busy')
  fireEvent.click(button)
  end()
  await screen.findByText('done')
  expect(action).toHaveBeenCalledTimes(1)
  fireEvent.click(button)
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(2))
})

test('an action fails at once without a network instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const button = draw(() => Promise.reject(new Error('no network')))
  fireEvent.click(button)
  await screen.findByText('no network')
})
