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
  const [first] = rows
  if (!first) throw new Error('A page always has a first row.')
  const { here, everywhere, id } = first
  return { here, everywhere, rows: id === null ? [] : rows.map(decode) }
}
