import { useState } from 'react'
import type { BankColumns } from '#contract/shapes/bank-statement.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

interface BankColumnsFormProps {
  read: { columns: BankColumns; names: readonly string[]; isClear: boolean }
  isBusy: boolean
  onChoose: (columns: BankColumns) => void
}

const roles = ['date', 'description', 'reference', 'amount', 'credit', 'debit'] as const

/** Which column is which: open when it is not clear. */
export function BankColumnsForm({ read, isBusy, onChoose }: BankColumnsFormProps) {
  const { bank: texts } = ownerFees
  const [columns, setColumns] = useState(read.columns)
  const options = read.names.map((name, at) => ({ value: String(at), label: name || texts.column(at + 1) }))
  return (
    <details open={!read.isClear} className="rounded-card border border-line bg-surface px-4 py-3">
      <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-lagoon pointer-coarse:min-h-11">
        {read.isClear ? texts.columnsChange : texts.columns}
      </summary>
      {!read.isClear && <p className="mt-1">{texts.columnsText}</p>}
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map((role) => (
          <SelectField
            key={role}
            label={texts.roles[role]}
            problem={undefined}
            value={columns[role] === null ? '' : String(columns[role])}
            onChoose={(chosen) => setColumns({ ...columns, [role]: chosen === '' ? null : Number(chosen) })}
            options={options}
            empty={texts.none}
          />
        ))}
      </div>
      <SubmitButton
        type="button"
        look="quiet"
        size="small"
        className="mt-4"
        isBusy={isBusy}
        onClick={() => onChoose(columns)}
      >
        {texts.readAgain}
      </SubmitButton>
    </details>
  )
}
