import { useEffect, useRef } from 'react'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

/** Asks for a confirmation first; leaving the view cancels it. */
export function TakeDown({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const { announcement: texts, cancel } = storeProfile
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const { start, isBusy } = useAction({
    mutationFn: onConfirmed,
    onError: (error) => void toast.error(sentenceOf(error, texts.takeDownFailed)),
  })

  async function askAndTakeDown() {
    if (asking.current) return
    asking.current = new AbortController()
    const isConfirmed = await toast.confirm({
      sentence: texts.takeDownQuestion,
      confirm: texts.takeDown,
      cancel,
      signal: asking.current.signal,
    })
    if (isConfirmed) await start()
    asking.current = undefined
  }

  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void askAndTakeDown()}>
      {texts.takeDown}
    </SubmitButton>
  )
}
