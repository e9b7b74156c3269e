import type { Measured } from './request.ts'

/**
 * Measures us before and after our limit, and takes the mean: a machine that others use as well changes its speed within
 * seconds.
 */
export async function around<Limit>(
  measureUs: () => Promise<Measured>,
  measureLimit: () => Promise<Limit>,
): Promise<{ ours: Measured; limit: Limit }> {
  const before = await measureUs()
  const limit = await measureLimit()
  const after = await measureUs()
  return { ours: meanOf(before, after), limit }
}

function meanOf(one: Measured, other: Measured): Measured {
  const mean = (of: 'perSecond' | 'p50Ms' | 'p99Ms') => (one[of] + other[of]) / 2
  return {
    perSecond: mean('perSecond'),
    p50Ms: mean('p50Ms'),
    p99Ms: mean('p99Ms'),
    failed: one.failed + other.failed,
    badAnswers: (one.badAnswers ?? 0) + (other.badAnswers ?? 0),
  }
}
