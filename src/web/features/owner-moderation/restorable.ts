import type { ModerationDecision } from '#contract/moderation.ts'

/** The decisions, newest first, that can still be taken back: the last word about what was taken off the public pages. */
export function restorable(decisions: readonly ModerationDecision[]): Map<string, 'product' | 'store'> {
  const settled = new Set<string>()
  const ways = new Map<string, 'product' | 'store'>()
  for (const { _id, target, targetId, action } of decisions) {
    const isOff = action === 'remove' || action === 'suspend'
    if ((!isOff && action !== 'restore') || settled.has(targetId)) continue
    settled.add(targetId)
    if (isOff && (target === 'product' || target === 'store')) ways.set(_id, target)
  }
  return ways
}
