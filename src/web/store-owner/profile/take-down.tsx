import { useEffect, useRef, useState } from 'react'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { notice } from '#web/ui/overlays/notice.ts'

/** Asks once more; who leaves the view meanwhile has said no. */
export function TakeDown({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const { announcement: texts, cancel } = storeProfile
  const [isBusy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function askAndTakeDown() {
    if (asking.current) return
    asking.current = new AbortController()
    try {
      const isConfirmed = await notice.confirm({
        sentence: texts.takeDownQuestion,
        confirm: texts.takeDown,
        cancel,
        signal: asking.current.signal,
      })
      if (!isConfirmed) return
      setBusy(true)
      await onConfirmed()
    } catch (error) {
      void notice.error(sentenceOf(error, texts.takeDownFailed))
    } finally {
      asking.current = undefined
      setBusy(false)
    }
  }

  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void askAndTakeDown()}>
      {texts.takeDown}
    </SubmitButton>
  )
}
