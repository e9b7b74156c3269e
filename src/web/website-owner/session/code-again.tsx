import { useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { ownerCalls } from '#web/website-owner/owner-session-client.ts'

const CodeAgainForm = lazy(async () => ({ default: (await import('./code-again-form.tsx')).CodeAgainForm }))

/** Asks for a code when a call needs one again, and then lets that call go on. */
export function CodeAgain() {
  const { again: texts } = secondFactor
  const calls = ownerCalls(useRouter())
  const [answer, setAnswer] = useState<(isEntered: boolean) => void>()

  useEffect(
    () => calls.askForCodeWith(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [calls],
  )

  function close(isEntered: boolean) {
    answer?.(isEntered)
    setAnswer(undefined)
  }

  return (
    <DialogOnDemand
      open={answer !== undefined}
      onOpenChange={(open) => !open && close(false)}
      title={texts.title}
    >
      <CodeAgainForm onEntered={() => close(true)} onCancel={() => close(false)} />
    </DialogOnDemand>
  )
}
