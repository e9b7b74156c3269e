import { countdown } from '#domain/countdown.ts'
import { isBeforeProgram } from './reading.ts'

/** The four boxes of a countdown, in the order in which it shows them. */
const units = ['days', 'hours', 'minutes', 'seconds'] as const

export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Updates the countdowns of a page every second until its program does. */
export function runCountdowns(): void {
  const timers = document.querySelectorAll<HTMLElement>('[role=timer][data-due-at]')
  if (timers.length === 0) return
  const tick = () => {
    if (!isBeforeProgram()) return
    for (const timer of timers) show(timer)
    setTimeout(tick, 1000 - (Date.now() % 1000))
  }
  tick()
}

function show(timer: HTMLElement): void {
  const left = countdown(new Date(Number(timer.dataset.dueAt)), new Date())
  for (const [index, unit] of units.entries()) {
    const text = timer.children[index]?.firstElementChild?.firstChild
    if (text instanceof Text && text.data !== twoDigits(left[unit])) text.data = twoDigits(left[unit])
  }
}
