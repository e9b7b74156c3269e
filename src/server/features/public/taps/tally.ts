import type { FastifyBaseLogger } from 'fastify'

interface Options<Row> {
  /** Rows with the same key are one. */
  keyOf(row: Row): string
  /** Adds the second to the first. */
  merge(there: Row, row: Row): void
  write(rows: readonly Row[]): Promise<void>
  /** What the rows are, for the log. */
  name: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Further rows of one round are dropped, so that a flood costs neither memory nor disk. */
  most: number
  everyMs: number
}

/** Adds equal rows up in memory and writes them every few seconds. What cannot be written is kept for the next time. */
export function createTally<Row>({ keyOf, merge, write, name, log, most, everyMs }: Options<Row>) {
  let rows = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add(row: Row): void {
    const key = keyOf(row)
    const there = rows.get(key)
    if (there) merge(there, row)
    else if (rows.size < most) rows.set(key, row)
    timer ??= setTimeout(flush, everyMs).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const gathered = [...rows.values()]
    rows = new Map()
    if (gathered.length > 0) {
      writing = writing
        .then(() => write(gathered))
        .catch((error) => {
          log.warn({ err: error }, `${name} could not be written and are kept for the next time`)
          gathered.forEach(add)
        })
    }
    return writing
  }

  return {
    add,
    /** What was gathered so far is in the database when this resolves. */
    flush,
    async close(): Promise<void> {
      await flush()
      clearTimeout(timer)
    },
  }
}
