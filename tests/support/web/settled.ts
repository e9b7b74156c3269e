import { act } from '@testing-library/react'

/** Longer than any chain of promises and timers without a delay here. */
const turns = 10

/** Resolves when all queued work is done, for tests in which nothing may happen. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setTimeout(next))
  })
