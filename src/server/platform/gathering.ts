import type { FastifyBaseLogger } from 'fastify'

interface Gathered {
  count: number
  lastAt: Date
}

interface Options<Row> {
  /** Rows with the same key are one. */
  keyOf(row: Row): string
  write(rows: readonly (Row & Gathered)[]): Promise<void>
  /** What the rows are, for the log. */
  name: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Further rows of one round are dropped, so that a flood costs neither memory nor disk. */
  most: number
  everyMs?: number
}

/** Counts equal rows in memory and writes them every few seconds in one statement. */
export function createGathering<Row>({ keyOf, write, name, log, most, everyMs = 5000 }: Options<Row>) {
  let rows = new Map<string, Row & Gathered>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const gathered = [...rows.values()]
    rows = new Map()
    if (gathered.length > 0)
      writing = writing
        .then(() => write(gathered))
        .catch((error) => log.warn({ err: error }, `${name} could not be written and are dropped`))
    return writing
  }

  return {
    add(row: Row, now: Date): void {
      const key = keyOf(row)
      const there = rows.get(key)
      if (there) Object.assign(there, { count: there.count + 1, lastAt: now })
      else if (rows.size < most) rows.set(key, { ...row, count: 1, lastAt: now })
      timer ??= setTimeout(flush, everyMs).unref()
    },
    /** What was gathered so far is in the database when this resolves. */
    flush,
  }
}
