import { type ComponentProps, useState } from 'react'
import type { Message } from '#contract/shapes/message.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useOwnerActions } from './use-owner-actions.ts'

interface ActButtonProps extends Omit<ComponentProps<typeof SubmitButton>, 'isBusy' | 'type' | 'onClick'> {
  act: () => Promise<Message>
  /** The confirmation for an action that cannot be undone. */
  question?: Parameters<typeof toast.confirm>[0]
}

/** Stays busy until the visible data is refetched. */
export function ActionButton({ act, question, ...button }: ActButtonProps) {
  const { done, wasDecided } = useOwnerActions()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    try {
      if (!question || (await toast.confirm(question))) await done(await act())
    } catch (error) {
      if (!wasDecided(error)) void toast.error(failureInWords(error).sentence)
    }
    setBusy(false)
  }

  return <SubmitButton {...button} type="button" isBusy={isBusy} onClick={() => void press()} />
}
