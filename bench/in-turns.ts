import type { Measured } from './request.ts'

const rounds = 2

/** So that all turns together take as long as one measurement. */
export const secondsOfTurn = (seconds: number) => Math.ceil(seconds / rounds)

type Measure = () => Promise<Measured>

/**
 * Measures several things in turns and takes the fastest turn of each: a machine that others use as well changes its
 * speed within seconds, and they only make it slower. Failures of all turns count.
 */
export async function inTurns<Name extends string>(
  measures: Record<Name, Measure>,
): Promise<Record<Name, Measured>> {
  const turns: [Name, Measured[]][] = []
  for (const name in measures) turns.push([name, []])
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measured] of turns) measured.push(await measures[name]())
  return Object.fromEntries(turns.map(([name, measured]) => [name, fastestOf(measured)])) as Record<
    Name,
    Measured
  >
}

function fastestOf(turns: readonly Measured[]): Measured {
  const sum = (of: (one: Measured) => number) => turns.reduce((total, one) => total + of(one), 0)
  const fastest = turns.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))
  return {
    ...fastest,
    failed: sum(({ failed }) => failed),
    badAnswers: sum(({ badAnswers = 0 }) => badAnswers),
  }
}
