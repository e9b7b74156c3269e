import { useId, useState } from 'react'
import { longest } from '#domain/limits.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'

interface BankFileFormProps {
  /** What was read before. */
  text: string
  problem: string | undefined
  isBusy: boolean
  onRead: (text: string) => void
}

/** A file of the bank, or its text. What was typed stays when it cannot be read. */
export function BankFileForm({ text, problem, isBusy, onRead }: BankFileFormProps) {
  const { bank: texts } = ownerFees
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [refused, setRefused] = useState<string>()

  function read(file: string) {
    const isTooLong = file.length > longest.bankStatement
    setRefused(file.trim() === '' ? texts.missing : isTooLong ? texts.tooLarge : undefined)
    if (file.trim() !== '' && !isTooLong) onRead(file)
  }

  async function take(file: File | undefined) {
    if (!file) return
    // No character has more than four bytes.
    if (file.size > longest.bankStatement * 4) return setRefused(texts.tooLarge)
    const content = decoded(await file.arrayBuffer())
    setTyped(content.slice(0, longest.bankStatement))
    read(content)
  }

  return (
    <Panel title={texts.file}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          read(typed)
        }}
      >
        <div>
          <label htmlFor={id} className="sr-only">
            {texts.file}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void take(target.files?.[0])
              // The same file can be chosen again.
              target.value = ''
            }}
            className="block w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-rim file:bg-surface file:px-5 file:font-semibold file:text-ink"
          />
        </div>
        <TextArea
          label={texts.paste}
          hint={texts.pasteHint}
          problem={undefined}
          value={typed}
          spellCheck={false}
          className="max-w-full"
          onChange={({ target }) => setTyped(target.value)}
        />
        {(refused ?? problem) && <FormProblem sentence={refused ?? problem ?? ''} />}
        <SubmitButton isBusy={isBusy}>{texts.read}</SubmitButton>
      </form>
    </Panel>
  )
}

/** Older programs do not write UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
