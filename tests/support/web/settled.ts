import { act } from '@testing-library/react'

/** More than any chain of promises and timers without a delay is long here. */
const turns = 10

/** Resolves when all that is queued has been done. For tests in which nothing may come of it. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setTimeout(next))
  })
