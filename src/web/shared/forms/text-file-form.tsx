import { type ReactNode, useId, useState } from 'react'
import { decodedText } from '#web/shared/forms/decoded-text.ts'
import { fileInputLook } from '#web/ui/fields/file-input-look.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'

interface TextFileFormProps {
  texts: {
    choose: string
    paste: string
    pasteHint: string
    /** Said when there is nothing to read. */
    missing: string
    tooLarge: string
    read: string
  }
  /** What was read before. */
  text: string
  /** How many characters a file may have. */
  longest: number
  problem: string | undefined
  isBusy: boolean
  onRead: (text: string) => void
  /** Shown beside the button. */
  children?: ReactNode
}

/** More would make the field slow; a file is read whole all the same. */
const mostShown = 100_000
const shownOf = (content: string) => (content.length > mostShown ? '' : content)

/** A text file, or text copied from one. What was typed stays when it cannot be read. */
export function TextFileForm({ texts, text, longest, problem, isBusy, onRead, children }: TextFileFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(() => shownOf(text))
  const [refused, setRefused] = useState<string>()

  function read(content: string) {
    const isTooLong = content.length > longest
    setRefused(content.trim() === '' ? texts.missing : isTooLong ? texts.tooLarge : undefined)
    if (content.trim() !== '' && !isTooLong) onRead(content)
  }

  async function take(file: File | undefined) {
    if (!file) return
    // No character has more than four bytes.
    if (file.size > longest * 4) return setRefused(texts.tooLarge)
    const content = decodedText(await file.arrayBuffer())
    setTyped(shownOf(content))
    read(content)
  }

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        read(typed)
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {texts.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={isBusy}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
          className={fileInputLook}
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
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy}>{texts.read}</SubmitButton>
        {children}
      </div>
    </form>
  )
}
