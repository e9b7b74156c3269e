import { useState } from 'react'
import type { BankColumns } from '#contract/shapes/bank-statement.ts'
import { longest } from '#domain/limits.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { TextFileForm } from '#web/shared/forms/text-file-form.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { type OwnerClient, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { BankColumnsForm } from './bank-columns-form.tsx'
import { BankRows } from './bank-rows.tsx'
import { FeeTabs } from './fee-tabs.tsx'

type Read = Awaited<ReturnType<OwnerClient['ownerBank']['read']>>

/** Payments from a bank's file: read, looked at, and confirmed. */
export function BankView() {
  const { bank: texts } = ownerFees
  const { ownerBank } = useOwnerClient()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read & { number: number }>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function ask(file: string, columns?: BankColumns) {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await ownerBank.read({ text: file, ...(columns && { columns }) })
      setRead((before) => ({ ...answer, number: (before?.number ?? 0) + 1 }))
      setText(file)
    } catch (error) {
      setProblem(sentenceOf(error, texts.failed))
    }
    setBusy(false)
  }

  return (
    <FeeTabs chosen="bank">
      <p className="mb-4 max-w-prose text-muted">{texts.text}</p>
      {read ? (
        <div className="space-y-5">
          <Button look="quiet" size="small" onClick={() => setRead(undefined)}>
            {texts.another}
          </Button>
          <BankColumnsForm read={read} isBusy={isBusy} onChoose={(columns) => void ask(text, columns)} />
          {problem && <FormProblem sentence={problem} />}
          {read.rows.length > 0 ? (
            // Another reading starts with its own rows, also when the columns are the same.
            <BankRows key={read.number} rows={read.rows} />
          ) : (
            read.isClear && <EmptyState artwork="desert-island" message={texts.empty} />
          )}
        </div>
      ) : (
        <Panel title={texts.file}>
          <TextFileForm
            texts={{ ...texts, choose: texts.file }}
            longest={longest.bankStatement}
            {...{ text, problem, isBusy }}
            onRead={(file) => void ask(file)}
          />
        </Panel>
      )}
    </FeeTabs>
  )
}
