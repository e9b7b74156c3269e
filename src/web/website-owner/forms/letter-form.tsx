import type { Message } from '#contract/shapes/message.ts'
import { longest } from '#domain/limits.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { LetterPreview, type LetterWords } from './letter-preview.tsx'
import { useOwnerActions } from './use-owner-actions.ts'

export interface Decision {
  texts: {
    /** The consequence, in one line. */
    consequence: string
    label: string
    missing: string
    /** Suggested sentences. */
    suggestions: readonly string[]
    send: string
  }
  /** The server's name of the text field. */
  name: 'question' | 'reason' | 'text'
  /** True for a destructive decision. */
  isGrave?: boolean
  /** The recipient of the mail. */
  to: string
  letter: (words: string) => LetterWords
  send: (words: string) => Promise<Message>
}

interface LetterFormProps extends Decision {
  draft: string
  onDraft: (draft: string) => void
  onClose: () => void
}

export function LetterForm(props: LetterFormProps) {
  const { texts, name, isGrave = false, to, letter, send, draft, onDraft, onClose } = props
  const { done, wasDecided } = useOwnerActions()
  const { field, submit, setValue, setFocus, formState, failure, isBusy } = useSubmitForm<
    Record<string, string>
  >({
    names: [name],
    defaultValues: { [name]: draft },
    send: async ({ [name]: written = '' }) => {
      const answer = await send(written.trim())
      onClose()
      onDraft('')
      await done(answer)
    },
    onFailure: (error) => {
      const isLate = wasDecided(error)
      if (isLate) onClose()
      return isLate
    },
  })
  const words = draft.trim()

  function add(sentence: string) {
    const longer = words ? `${words}\n${sentence}` : sentence
    onDraft(longer)
    setValue(name, longer, { shouldValidate: formState.isSubmitted })
    setFocus(name)
  }

  return (
    <Form onSubmit={submit} className="space-y-4">
      <p>{texts.consequence}</p>
      <TextBox
        {...field(name, {
          onChange: ({ target }) => onDraft(target.value),
          validate: (written) => {
            if (!written.trim()) return texts.missing
            return written.trim().length <= longest.decisionText || letters.tooLong(longest.decisionText)
          },
        })}
        label={texts.label}
        value={draft}
        limit={longest.decisionText}
      />
      <Suggestions sentences={texts.suggestions} onChoose={add} />
      <LetterPreview to={to} letter={letter(words || letters.yourWords)} />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {letters.cancel}
        </Button>
        <SubmitButton look={isGrave ? 'sunset' : 'primary'} isBusy={isBusy}>
          {texts.send}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}

interface SuggestionsProps {
  sentences: readonly string[]
  onChoose: (sentence: string) => void
}

function Suggestions({ sentences, onChoose }: SuggestionsProps) {
  return (
    <div>
      <p className="text-sm text-muted">{letters.suggestions}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              onClick={() => onChoose(sentence)}
              className="min-h-9 rounded-2xl border border-line px-3.5 py-1 text-left text-sm transition hover:border-lagoon hover:text-lagoon pointer-coarse:min-h-11"
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
