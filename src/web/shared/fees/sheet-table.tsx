import { useId } from 'react'

export interface SheetRow {
  key: string
  cells: readonly string[]
  /** Small text below the second cell. */
  note: string | undefined
}

interface SheetTableProps {
  title: string
  heads: readonly string[]
  rows: readonly SheetRow[]
  empty: string
}

/** A table with the columns day, description and amount. */
export function SheetTable({ title, heads, rows, empty }: SheetTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-5 break-inside-avoid">
      <h3 id={id} className="heading text-lg">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted">{empty}</p>
      ) : (
        <table className="mt-1 w-full border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-sm text-muted">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 font-medium last:pr-0 last:text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, note }) => (
              <tr key={key} className="border-b border-line align-top">
                {cells.map((cell, column) => (
                  <td
                    key={heads[column]}
                    className={`py-2 pr-3 last:pr-0 last:text-right ${column === 1 ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
                  >
                    {cell}
                    {column === 1 && note && <span className="block text-sm text-muted">{note}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
