import { useState } from 'react'
import { type BankFate, bankFates } from '#domain/bank-fates.ts'
import { figure } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { CountedFilter } from '#web/ui/lists/counted-filter.tsx'
import { BankRowCard } from './bank-row.tsx'
import { BankWindowDialog } from './bank-window-dialog.tsx'
import { type ShownRow, useBankRows } from './use-bank-rows.ts'

const shownAtOnce = 50

/** Every row of the file with its fate; those that were recognised are recorded together. */
export function BankRows({ rows: read }: { rows: Parameters<typeof useBankRows>[0] }) {
  const { bank: texts } = ownerFees
  const { rows, progress, record, choose } = useBankRows(read)
  const [fate, setFate] = useState<BankFate>(
    () => bankFates.find((name) => of(read, name).length > 0) ?? 'exact',
  )
  const [shown, setShown] = useState(shownAtOnce)
  const [choosing, setChoosing] = useState<ShownRow>()
  const exact = of(rows, 'exact')
  const here = of(rows, fate)
  return (
    <section aria-label={texts.rows} className="space-y-4">
      <CountedFilter
        label={texts.filter}
        names={bankFates}
        words={texts.fates}
        countOf={(name) => of(rows, name).length}
        chosen={fate}
        onChoose={(name) => {
          setFate(name)
          setShown(shownAtOnce)
        }}
      />
      {fate === 'exact' && exact.length > 0 && (
        <SubmitButton type="button" isBusy={progress !== undefined} onClick={() => record(exact)}>
          {texts.recordAll(figure(exact.length))}
        </SubmitButton>
      )}
      {progress && (
        <p role="status" className="text-muted">
          {texts.progress(figure(progress.done), figure(progress.all))}
        </p>
      )}
      {here.length === 0 && <p className="text-muted">{texts.noneHere}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {here.slice(0, shown).map((row) => (
          <BankRowCard
            key={row.line}
            row={row}
            isBusy={progress !== undefined}
            onRecord={() => record([row])}
            onChoose={() => setChoosing(row)}
          />
        ))}
      </ul>
      {here.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {texts.more}
        </Button>
      )}
      <BankWindowDialog
        row={choosing}
        onClose={() => setChoosing(undefined)}
        onChoose={(window) => {
          if (choosing) choose(choosing.line, window)
          setChoosing(undefined)
          setFate('likely')
        }}
      />
    </section>
  )
}

const of = <Row extends { fate: BankFate }>(rows: readonly Row[], fate: BankFate) =>
  rows.filter((row) => row.fate === fate)
