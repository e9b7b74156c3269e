import { account } from '#texts/account/account.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface EndSessionsButtonProps {
  label: string
  /** Ends the sessions and resolves to the message to show. */
  end: () => Promise<string>
  onEnded: () => Promise<void> | void
}

/** Logs out on several devices at once. */
export function EndSessionsButton({ label, end, onEnded }: EndSessionsButtonProps) {
  const { start, isBusy } = useAction({
    mutationFn: end,
    onSuccess: async (message) => {
      void toast.success(message)
      await onEnded()
    },
    onError: (error) => void toast.error(refusal(error) ?? account.sessions.failedToEnd),
  })
  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void start()} className="mt-5">
      {label}
    </SubmitButton>
  )
}
