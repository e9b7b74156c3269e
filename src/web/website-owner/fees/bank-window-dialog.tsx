import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenWindow } from '#contract/shapes/bank-statement.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { rupees } from './amount.ts'
import { spanText } from './span-text.ts'
import type { ShownRow } from './use-bank-rows.ts'

interface BankWindowDialogProps {
  /** The dialog is closed without it. */
  row: ShownRow | undefined
  onChoose: (window: OpenWindow) => void
  onClose: () => void
}

/** Another window for a row, found by store, person or reference. */
export function BankWindowDialog({ row, onChoose, onClose }: BankWindowDialogProps) {
  const { bank: texts } = ownerFees
  return (
    <DialogOnDemand
      open={row !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.choose}
    >
      {row && <Windows key={row.line} row={row} onChoose={onChoose} />}
    </DialogOnDemand>
  )
}

const openWindowsQuery = ({ ownerBank }: OwnerClient, search: string, amountCents: number) =>
  queryOptions({
    queryKey: ofOwner('fees', 'windows', search, amountCents),
    queryFn: async () => (await ownerBank.windows({ search, amountCents })).windows,
    staleTime: 0,
  })

function Windows({ row, onChoose }: { row: ShownRow; onChoose: (window: OpenWindow) => void }) {
  const { bank: texts } = ownerFees
  const [words, setWords] = useState('')
  const query = openWindowsQuery(useOwnerClient(), words, row.amountCents ?? 0)
  const { data, hasFailed } = usePreviousDataQuery(query)
  return (
    <div className="space-y-3">
      <p className="wrap-anywhere">
        {row.description} · {rupees(row.amountCents ?? 0)}
      </p>
      <SearchField label={texts.find} words={words} onSearch={setWords} />
      <ul
        aria-label={texts.options}
        className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain"
      >
        {data?.map((window) => (
          <li
            key={window.cycleId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{window.storeName}</p>
              <p className="text-sm text-muted tabular-nums">
                {[spanText(window), window.reference, texts.owed(rupees(window.owedCents))].join(' · ')}
              </p>
            </div>
            <Button
              size="small"
              look="quiet"
              aria-label={`${texts.take}: ${window.storeName}, ${window.reference}`}
              onClick={() => onChoose(window)}
            >
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {hasFailed ? texts.optionsFailed : data?.length === 0 ? texts.nothingFound : null}
      </p>
    </div>
  )
}
