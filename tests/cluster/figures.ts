import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** One line of the table: what was tried, what was seen, what it should be. */
export interface Figure {
  what: string
  seen: string
  goal: string
  isGood: boolean
}

const begin = '<!-- cluster: begin -->'
const end = '<!-- cluster: end -->'

const introduction = `# Scaling

When one machine is not enough, the same program runs several times on one PostgreSQL primary with standbys. How to set that up is in
[operations.md](operations.md). This page has what was measured.

## A cluster under load

\`npm run test:cluster\` starts three PostgreSQL under Patroni with etcd (synchronous mode), three processes of the app behind haproxy, and people who
read and write all the time. It breaks one part after the other and compares what was acknowledged with what is there. All of it shares the machine with the
generator, so times are those of a busy machine.

${begin}
${end}
`

export function figureTable(figures: readonly Figure[]): string {
  return [
    '| | seen | goal |',
    '| --- | ---: | ---: |',
    ...figures.map(({ what, seen, goal, isGood }) => `| ${what} | ${seen}${isGood ? '' : ' ✘'} | ${goal} |`),
  ].join('\n')
}

/** Writes the table between the marks of the page, which is created when missing. */
export function writeTable(page: string, table: string): void {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : introduction
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${begin} and ${end}.`)
  writeFileSync(page, `${before}${begin}\n${table}\n${end}${after}`)
}
