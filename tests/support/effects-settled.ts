import { setImmediate as nextTurn } from 'node:timers/promises'
import { configure, getConfig } from '@testing-library/react'

/**
 * React runs effects a turn or two after what they belong to is on the screen. Whoever waits for something, or presses
 * it, goes on when those have run as well: a busy machine must not make a difference.
 */
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work()
      for (let turn = 0; turn < 3; turn += 1) await nextTurn()
      return result
    }),
})
