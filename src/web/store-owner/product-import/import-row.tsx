import type { ReadImportRow } from '#contract/shapes/product-import.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'

interface ImportRowItemProps {
  row: ReadImportRow
  /** The name of the chosen picture that belongs to it. */
  picture: string | undefined
}

/** A row of the file: what it is about, and what becomes of it and why. */
export function ImportRowItem({ row, picture }: ImportRowItemProps) {
  const { line, title, cells, fault, detail, notes, changes } = row
  const shownNotes = notes.filter((note) => note !== 'no-picture' || picture === undefined)
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{title || cells.sku || texts.untitled}</span>
        <span className="text-sm text-muted tabular-nums">
          {[texts.line(line), cells.price].filter(Boolean).join(' · ')}
        </span>
      </p>
      {fault && <p className="text-sunset">{texts.faults[fault](detail ?? '')}</p>}
      {changes.length > 0 && (
        <p className="text-sm">{texts.changes(changes.map((field) => texts.fields[field]).join(', '))}</p>
      )}
      {picture !== undefined && <p className="text-sm wrap-anywhere">{texts.picture(picture)}</p>}
      {shownNotes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {texts.notes[note]}
        </p>
      ))}
    </li>
  )
}
