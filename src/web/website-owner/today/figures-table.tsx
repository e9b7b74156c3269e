import { formatDate } from '#domain/mauritius-time.ts'
import { ownerToday } from '#texts/website-owner/today.ts'
import { chartKinds, type DayInFigures, sumOf } from './chart-kinds.ts'

const columns = chartKinds.flatMap(({ strokes }) => strokes.map(({ series }) => series))

export function FiguresTable({ days }: { days: readonly DayInFigures[] }) {
  const { table: texts, series } = ownerToday
  return (
    <div className="sr-only">
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {series[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day)}</th>
              {columns.map((column) => (
                <td key={column}>{day[column]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.sum}</th>
            {columns.map((column) => (
              <td key={column}>{sumOf(days, column)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
