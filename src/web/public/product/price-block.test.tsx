import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PriceBlock } from './price-block.tsx'

const discount = { value: 30, expiresAt: '2026-11-15T19:59:00Z', isActive: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function at(moment: string) {
  vi.setSystemTime(moment)
  render(<PriceBlock price={450} discount={discount} honestDiscount={null} />)
}

test('a running deal shows sale price, struck price, percent, last day and time left', () => {
  at('2026-11-13T18:58:58Z')
  expect(screen.getByText('Rs 315')).toBeTruthy()
  expect(screen.getByText('Rs 450').tagName).toBe('S')
  expect(screen.getByText('30 percent off')).toBeTruthy()
  expect(screen.getByText('Expires on 15/11/2026')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('02days01hours00min02sec')
  expect(screen.getByRole('timer').dataset.urgent).toBe('false')
})

test('a countdown is urgent under 24 hours, and at zero the price returns to normal', () => {
  at('2026-11-15T19:58:58Z')
  expect(screen.getByRole('timer').dataset.urgent).toBe('true')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toBe('00days00hours00min01sec')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Rs 450').tagName).toBe('P')
  expect(screen.queryByText('Rs 315')).toBeNull()
})
