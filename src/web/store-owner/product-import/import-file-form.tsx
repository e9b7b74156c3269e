import { FileDown } from 'lucide-react'
import { longest, mostImportRows } from '#domain/limits.ts'
import { templateCsv } from '#domain/product-csv.ts'
import { language } from '#texts/shared/language.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { TextFileForm } from '#web/shared/forms/text-file-form.tsx'
import { saveCsv } from '#web/shared/page/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'

interface ImportFileFormProps {
  /** What was read before. */
  text: string
  problem: string | undefined
  isBusy: boolean
  onRead: (text: string) => void
}

/** A file, or rows copied from a spreadsheet, and the template for them. */
export function ImportFileForm(props: ImportFileFormProps) {
  return (
    <Panel title={texts.file} text={texts.text(mostImportRows)}>
      <TextFileForm {...props} texts={texts} longest={longest.productImport}>
        <Button look="quiet" onClick={() => saveCsv(templateCsv(language), texts.templateName)}>
          <FileDown aria-hidden="true" className="size-4.5" />
          {texts.template}
        </Button>
      </TextFileForm>
    </Panel>
  )
}
