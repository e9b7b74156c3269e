import type { Measured } from './request.ts'

const rounds = 2

/**
 * Measures us and our limit in turns, and takes the means: a machine that others use as well changes its speed within
 * seconds.
 */
export async function inTurns(
  measureUs: () => Promise<Measured>,
  measureLimit: () => Promise<Measured>,
): Promise<{ ours: Measured; limit: Measured }> {
  const [ours, limits]: [Measured[], Measured[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureUs())
    limits.push(await measureLimit())
  }
  return { ours: meanOf(ours), limit: meanOf(limits) }
}

function meanOf(all: readonly Measured[]): Measured {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    perSecond: sum(({ perSecond }) => perSecond) / all.length,
    p50Ms: sum(({ p50Ms }) => p50Ms) / all.length,
    p99Ms: sum(({ p99Ms }) => p99Ms) / all.length,
    failed: sum(({ failed }) => failed),
    badAnswers: sum(({ badAnswers = 0 }) => badAnswers),
  }
}
