import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { ownerMessages as texts } from '#texts/owner-messages.ts'
import { ApiError } from '#web/api/client.ts'
import { Form } from '#web/forms/form.tsx'
import { UnsavedChanges } from '#web/forms/unsaved-changes.tsx'
import { useSentForm } from '#web/forms/use-sent-form.ts'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextBox } from '#web/ui/text-box.tsx'

const longestReply = 5000

interface ReplyFormProps {
  message: ContactMessage
  send: (text: string) => Promise<void>
  /** Somebody else was faster: their answer is to be read first. */
  onAnsweredMeanwhile: () => void
}

/** An answer that goes out by mail; what was written stays when it could not be sent. */
export function ReplyForm({ message: { name, email }, send, onAnsweredMeanwhile }: ReplyFormProps) {
  const { submit, field, watch, reset, failure, setFailure, isBusy } = useSentForm<{ text: string }>({
    names: ['text'],
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await send(text)
      reset()
      void notice.success(texts.sent(name))
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'answered-meanwhile')) return false
      setFailure({ sentence: error.message })
      onAnsweredMeanwhile()
      return true
    },
  })
  const text = watch('text')
  return (
    <Form onSubmit={submit} className="space-y-4">
      <TextBox
        {...field('text', {
          validate: (written) => {
            if (!written.trim()) return texts.replyMissing
            return written.trim().length <= longestReply || texts.replyTooLong
          },
        })}
        label={texts.yourReply}
        hint={texts.replyHint(email)}
        value={text}
        limit={longestReply}
        rows={6}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.send}</SubmitButton>
      <UnsavedChanges areThere={text.trim() !== '' && !isBusy} />
    </Form>
  )
}
