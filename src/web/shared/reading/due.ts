import { startProgram } from './reading.ts'

/** What a page shows by the clock names the moment of its next change: when a deal ends or a store closes. */
export const dueAt = (moment: Date | string) => ({ 'data-due-at': new Date(moment).getTime() })

/** What moves by itself names how long it first stays. */
export const dueIn = (milliseconds: number) => ({ 'data-due-in': milliseconds })

/** Timers count with 32 bits. */
const longestTimer = 2 ** 31 - 1

/** Starts the program when the first thing on the page is due. */
export function startWhenDue(now = Date.now()): void {
  const waits = Array.from(
    document.querySelectorAll<HTMLElement>('[data-due-at],[data-due-in]'),
    ({ dataset }) => (dataset.dueIn ? Number(dataset.dueIn) : Number(dataset.dueAt) - now),
  )
  const first = Math.min(...waits)
  if (first <= longestTimer) setTimeout(startProgram, first)
  // Timers stop while a phone is locked.
  addEventListener('visibilitychange', () => {
    if (Date.now() >= now + first) startProgram()
  })
}
