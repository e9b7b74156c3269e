import type { Tap } from '#contract/public/taps.ts'

/** A beacon is sent even when the tap leaves the page. */
export function countTap(tap: Tap): void {
  navigator.sendBeacon?.('/api/taps', new Blob([JSON.stringify(tap)], { type: 'application/json' }))
}
