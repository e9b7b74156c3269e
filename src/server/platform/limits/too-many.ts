import { Refusal } from '../http/errors.ts'

const minute = 60
const hour = 60 * minute

export function tooMany(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const sentence = `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`
  return new Refusal(429, 'too-many', sentence, { retryAfterSeconds })
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (seconds <= 90 * minute) return `${Math.ceil(seconds / minute)} minutes`
  return `${Math.ceil(seconds / hour)} hours`
}
