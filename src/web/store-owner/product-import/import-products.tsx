import { useState } from 'react'
import type { ImportColumns } from '#contract/shapes/product-import.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { type ChosenDefaults, ImportDefaults, noDefaults, sentDefaults } from './import-defaults.tsx'
import { ImportFileForm } from './import-file-form.tsx'
import { ImportMapping } from './import-mapping.tsx'
import { ImportRows } from './import-rows.tsx'

type Read = Awaited<ReturnType<StoreClient['storeOwner']['readProducts']>>

/** Products from a file: read, looked at, and written. */
export function ImportProducts() {
  const { storeOwner } = useStoreClient()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read & { number: number }>()
  const [defaults, setDefaults] = useState<ChosenDefaults>(noDefaults)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function ask(file: string, columns?: ImportColumns) {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await storeOwner.readProducts({
        text: file,
        ...(columns && { columns }),
        ...sentDefaults(defaults),
      })
      setRead((before) => ({ ...answer, number: (before?.number ?? 0) + 1 }))
      setText(file)
    } catch (error) {
      setProblem(sentenceOf(error, texts.failed))
    }
    setBusy(false)
  }

  if (!read)
    return <ImportFileForm text={text} problem={problem} isBusy={isBusy} onRead={(file) => void ask(file)} />
  return (
    <div className="@container space-y-5">
      <Button look="quiet" size="small" onClick={() => setRead(undefined)}>
        {texts.another}
      </Button>
      <ImportMapping read={read} isBusy={isBusy} onChoose={(columns) => void ask(text, columns)}>
        <ImportDefaults value={defaults} onChange={setDefaults} />
      </ImportMapping>
      {problem && <FormProblem sentence={problem} />}
      {read.rows.length > 0 ? (
        // Another reading starts with its own rows, also when the columns are the same.
        <ImportRows key={read.number} rows={read.rows} defaults={sentDefaults(defaults)} />
      ) : (
        read.isClear && <EmptyState artwork="desert-island" message={texts.empty} />
      )}
    </div>
  )
}
