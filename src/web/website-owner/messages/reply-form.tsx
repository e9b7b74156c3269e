import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { longest } from '#domain/limits.ts'
import { ownerMessages as texts } from '#texts/website-owner/messages.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface ReplyFormProps {
  message: ContactMessage
  send: (text: string) => Promise<void>
  /** Called when somebody else has replied first. */
  onAnsweredMeanwhile: () => void
}

/** A reply is sent by mail; a failure keeps the text. */
export function ReplyForm({ message: { name, email }, send, onAnsweredMeanwhile }: ReplyFormProps) {
  const { submit, field, watch, reset, failure, isBusy } = useSubmitForm<{ text: string }>({
    names: ['text'],
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await send(text)
      reset()
      void toast.success(texts.sent(name))
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'answered-meanwhile')) return false
      onAnsweredMeanwhile()
      return { sentence: error.message }
    },
  })
  const text = watch('text')
  return (
    <Form onSubmit={submit} className="space-y-4">
      <TextBox
        {...field('text', {
          validate: (written) => {
            if (!written.trim()) return texts.replyMissing
            return written.trim().length <= longest.messageReply || texts.replyTooLong
          },
        })}
        label={texts.yourReply}
        hint={texts.replyHint(email)}
        value={text}
        limit={longest.messageReply}
        rows={6}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.send}</SubmitButton>
      <UnsavedChanges areThere={text.trim() !== '' && !isBusy} />
    </Form>
  )
}
