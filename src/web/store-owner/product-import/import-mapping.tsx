import { type ReactNode, useState } from 'react'
import type { ImportColumns } from '#contract/shapes/product-import.ts'
import { importFields } from '#domain/product-columns.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

interface ImportMappingProps {
  read: { columns: ImportColumns; names: readonly string[]; isClear: boolean }
  isBusy: boolean
  onChoose: (columns: ImportColumns) => void
  children: ReactNode
}

/** Which column is which: shown in a line, and open when it is not clear. */
export function ImportMapping({ read, isBusy, onChoose, children }: ImportMappingProps) {
  const [columns, setColumns] = useState(read.columns)
  const options = read.names.map((name, at) => ({
    value: String(at),
    label: (columns.hasNames && name) || texts.column(at + 1),
  }))
  const recognised = importFields
    .filter((field) => read.columns[field] !== null)
    .map((field) => texts.fields[field])
  return (
    <div className="space-y-3">
      {read.isClear && <p>{texts.recognised(recognised.join(', '))}</p>}
      <details open={!read.isClear} className="rounded-card border border-line bg-surface px-4 py-3">
        <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-lagoon pointer-coarse:min-h-11">
          {read.isClear ? texts.mappingChange : texts.mapping}
        </summary>
        <div className="mt-2 space-y-5">
          {!read.isClear && <p>{texts.mappingText}</p>}
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 flex-none accent-lagoon"
              checked={columns.hasNames}
              onChange={({ target }) => setColumns({ ...columns, hasNames: target.checked })}
            />
            {texts.hasNames}
          </label>
          <div className="grid items-start gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
            {importFields.map((field) => (
              <SelectField
                key={field}
                label={texts.fields[field]}
                hint={field === 'image' ? texts.imageHint : undefined}
                problem={undefined}
                value={columns[field] === null ? '' : String(columns[field])}
                onChoose={(chosen) =>
                  setColumns({ ...columns, [field]: chosen === '' ? null : Number(chosen) })
                }
                options={options}
                empty={texts.none}
              />
            ))}
          </div>
          {children}
          <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => onChoose(columns)}>
            {texts.readAgain}
          </SubmitButton>
        </div>
      </details>
    </div>
  )
}
