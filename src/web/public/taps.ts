import type { Tap } from '#contract/public/taps.ts'

/** Sent with `keepalive`, so that it completes after the page is left. */
export function countTap(tap: Tap): void {
  navigator.sendBeacon?.('/api/taps', new Blob([JSON.stringify(tap)], { type: 'application/json' }))
}
