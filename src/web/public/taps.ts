import type { Tap } from '#contract/public/taps.ts'

/** Goes out on the side: nobody waits for it, and it outlives the page that a tap leads away from. */
export function countTap(tap: Tap): void {
  navigator.sendBeacon?.('/api/taps', new Blob([JSON.stringify(tap)], { type: 'application/json' }))
}
