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

/** The most milliseconds of the processor that one text took; stops at the first that takes too long. */
function slowest(source: string, flags: string): number {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  let worst = 0
  for (const attack of lengths.flatMap((length) => attacks(source, length))) {
    if (worst > mostMs) break
    const once = msOf(pattern, attack)
    worst = Math.max(worst, once > mostMs ? Math.min(once, msOf(pattern, attack)) : once)
  }
  return worst
}

/**
 * Milliseconds of this process: other programs do not count. Its other threads do, such as one that collects garbage, so what took
 * too long is measured twice.
 */
function msOf(pattern: RegExp, text: string): number {
  const { user } = process.cpuUsage()
  pattern.test(text)
  return (process.cpuUsage().user - user) / 1000
}

test.runIf(isLong)('a pattern that takes long is found', () => {
  expect(slowest('^(a+)+$', '')).toBeGreaterThan(mostMs)
})

test('no pattern of ours takes long, whatever is put before it', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(({ source, flags }) => slowest(source, flags) > mostMs)
  expect(slow).toEqual([])
})
