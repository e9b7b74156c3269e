import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ReadImportRow } from '#contract/shapes/product-import.ts'
import { type ImportFate, importFates } from '#domain/product-columns.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { saveCsv } from '#web/shared/page/save-file.ts'
import { linkTo } from '#web/store-owner/dashboard/views.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { CountedFilter } from '#web/ui/lists/counted-filter.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { ImportRowItem } from './import-row.tsx'
import { picturesByRow } from './match-pictures.ts'
import { refusedCsv } from './refused-csv.ts'
import { type Defaults, useImport } from './use-import.ts'

const shownAtOnce = 50

interface ImportRowsProps {
  rows: readonly ReadImportRow[]
  defaults: Defaults
}

/** Every row with its fate, the pictures for them, and the button that writes them. */
export function ImportRows({ rows: read, defaults }: ImportRowsProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  const matched = picturesByRow(read, files)
  const { rows, progress, problem, done, start } = useImport(read, matched, defaults)
  const [fate, setFate] = useState<ImportFate>(
    () => importFates.find((name) => of(read, name).length > 0) ?? 'new',
  )
  const [shown, setShown] = useState(shownAtOnce)
  const here = of(rows, fate)
  const refused = of(rows, 'refused')
  const isBusy = progress !== undefined
  const writing = rows.filter(
    ({ fate, line }) => isWritten(fate) || (fate === 'unchanged' && matched.has(line)),
  )
  return (
    <section aria-label={texts.rows} className="space-y-4">
      {done ? (
        <div role="status" className="space-y-3 rounded-card bg-lagoon-tint px-4 py-4">
          <p className="font-semibold">{texts.done(done)}</p>
          <ButtonLink {...linkTo('products/all')} size="small">
            {texts.toProducts}
          </ButtonLink>
        </div>
      ) : (
        <>
          <ImportPictures files={files} matched={matched.size} isBusy={isBusy} onChoose={setFiles} />
          {problem && <FormProblem sentence={problem} advice={texts.goOn} />}
          {writing.length > 0 ? (
            <SubmitButton type="button" isBusy={isBusy} onClick={start}>
              {texts.write(writing.length)}
            </SubmitButton>
          ) : (
            <p className="font-semibold">{texts.nothing}</p>
          )}
          {progress && (
            <div role="status">
              <p>{texts.steps[progress.step](progress.done, progress.all)}</p>
              <progress
                aria-label={texts.progress}
                value={progress.done}
                max={progress.all}
                className="h-3 w-full max-w-md accent-lagoon"
              />
            </div>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CountedFilter
          label={texts.filter}
          names={importFates}
          words={texts.fates}
          countOf={(name) => of(rows, name).length}
          chosen={fate}
          onChoose={(name) => {
            setFate(name)
            setShown(shownAtOnce)
          }}
        />
        {refused.length > 0 && (
          <Button look="quiet" size="small" onClick={() => saveCsv(refusedCsv(refused), texts.refusedName)}>
            <FileDown aria-hidden="true" className="size-4.5" />
            {texts.saveRefused}
          </Button>
        )}
      </div>
      {here.length === 0 && <p className="text-muted">{texts.noneHere}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {here.slice(0, shown).map((row) => (
          <ImportRowItem key={row.line} row={row} picture={matched.get(row.line)?.name} />
        ))}
      </ul>
      {here.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {texts.more}
        </Button>
      )}
      <UnsavedChanges areThere={isBusy} />
    </section>
  )
}

const isWritten = (fate: ImportFate) => fate === 'new' || fate === 'changed'

const of = (rows: readonly ReadImportRow[], fate: ImportFate) => rows.filter((row) => row.fate === fate)
