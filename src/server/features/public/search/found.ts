export interface Totals {
  /** How many there are in the requested city. */
  here: number
  everywhere: number
}

/** Some of what a search has found, with how many there are. */
export interface Found<Row> extends Totals {
  rows: Row[]
}

/** The totals are in every row; the first has no id when there is nothing to show. */
export type FoundRow = Totals & { id: string | null }

export function foundIn<Row>(rows: readonly FoundRow[], decode: (row: object) => Row): Found<Row> {
  const { here, everywhere, id } = firstOf(rows)
  return { here, everywhere, rows: id === null ? [] : rows.map(decode) }
}

/** The row that has the totals. */
export function firstOf<Row>([first]: readonly Row[]): Row {
  if (!first) throw new Error('There is always a row with the totals.')
  return first
}
