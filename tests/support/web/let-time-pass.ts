import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Moves faked time forward in one step. `advanceTimersByTimeAsync` moves its end whenever a clock with
 * `shouldAdvanceTime` ticks meanwhile, and on a busy machine it then never ends.
 */
export const letTimePass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
  })
