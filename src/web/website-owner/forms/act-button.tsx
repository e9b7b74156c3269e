import { type ComponentProps, useState } from 'react'
import type { Message } from '#contract/shapes/message.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useOwnerActs } from './use-owner-acts.ts'

interface ActButtonProps extends Omit<ComponentProps<typeof SubmitButton>, 'isBusy' | 'type' | 'onClick'> {
  /** What one press does. */
  act: () => Promise<Message>
  /** Asked first, where it cannot be taken back. */
  question?: Parameters<typeof toast.confirm>[0]
}

/** Acts at a press, says what happened, and is busy until everything in sight has followed. */
export function ActButton({ act, question, ...button }: ActButtonProps) {
  const { done, wasDecided } = useOwnerActs()
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
