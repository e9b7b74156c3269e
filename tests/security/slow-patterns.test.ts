import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'

const root = fileURLToPath(new URL('../../src', import.meta.url))

interface Pattern {
  where: string
  source: string
  flags: string
}

/** Every regular expression that is written in the sources of the product. */
const patterns: Pattern[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/demo\//.test(file))
  .flatMap((file) => patternsIn(file, readFileSync(path.join(root, file), 'utf8')))

function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = []
  const { program } = parseSync(file, code)
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'Literal' && node.regex)
      found.push({ where: file, source: node.regex.pattern, flags: node.regex.flags })
    return typeof node === 'bigint' ? null : node
  })
  return found
}

/** Rising, so that a pattern that takes exponentially long is found while it still ends. */
const lengths = [22, 26, 200, 1_000, 5_000]
const mostMs = 250
/** Of what a plain pattern takes that begins again at each character; only an exponential one or one with the third power takes more. */
const mostTimes = 4

/** What the pattern may repeat: its own characters, and one of each kind. */
function attacks(source: string, length: number): string[] {
  const own = [...new Set(source.replaceAll(/\\[a-zA-Z]|[\\()[\]{}*+?|^$.]/g, ''))].slice(0, 8)
  const units = [...new Set([...own, 'a', '1', ' ', '\n', '-', '.', '/', 'é'])]
  return units.flatMap((unit, at) => {
    const pumped = unit.repeat(length)
    const pair = `${unit}${units[at + 1] ?? 'b'}`.repeat(length / 2)
    // These fail at the end, so that every way to divide what came before is tried.
    return [`${pumped}\u0000`, `x${pumped}!`, `${pair}\u0000`]
  })
}

function isSlow({ source, flags }: Omit<Pattern, 'where'>): boolean {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  return lengths
    .flatMap((length) => attacks(source, length))
    .some((attack) => msOf(pattern, attack) > mostMs && timesThePlainOne(pattern, attack) > mostTimes)
}

/** Measured beside each other, because a busy machine slows both. */
function timesThePlainOne(pattern: RegExp, text: string): number {
  const plain = msOf(/a+$/, `${'a'.repeat(lengths.at(-1) ?? 0)}\u0000`)
  return msOf(pattern, text) / plain
}

/** Milliseconds of this process: other programs do not count, its other threads do, such as one that collects garbage. */
function msOf(pattern: RegExp, text: string): number {
  const { user } = process.cpuUsage()
  pattern.test(text)
  return (process.cpuUsage().user - user) / 1000
}

test.runIf(isLong)('a pattern that takes long is found', () => {
  expect(isSlow({ source: '^(a+)+$', flags: '' })).toBe(true)
  expect(isSlow({ source: 'a+a+$', flags: '' })).toBe(true)
})

test('no pattern of ours takes long, whatever is put before it', () => {
  expect(patterns.length).toBeGreaterThan(100)
  expect(patterns.filter(isSlow)).toEqual([])
})
