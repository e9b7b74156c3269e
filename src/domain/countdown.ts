import { dayInMs } from './mauritius-time.ts'

export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
  /** Less than 24 hours are left. */
  isUrgent: boolean
  isOver: boolean
}

/** The time left until a deal ends, in whole units, never negative. */
export function countdown(expiresAt: Date, now: Date): Countdown {
  const left = Math.max(0, expiresAt.getTime() - now.getTime())
  const seconds = Math.floor(left / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isUrgent: left > 0 && left < dayInMs,
    isOver: left === 0,
  }
}
