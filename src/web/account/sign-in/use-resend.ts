import { useEffect, useState } from 'react'
import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/ui/time/clock.tsx'

/** The server refuses a second mail within this time. */
const lockedForMs = 60_000
const confirmationMs = 8_000

/** Sends the confirmation mail again, at most once a minute. */
export function useResend() {
  const texts = account.resend
  const client = useClient()
  const now = useNow(1000)
  const [lockedUntil, setLockedUntil] = useState(0)
  const [sentTo, setSentTo] = useState<string>()

  useEffect(() => {
    if (!sentTo) return
    const timer = setTimeout(() => setSentTo(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [sentTo])

  const { start, isBusy, error } = useAction({
    mutationFn: (email: string) => client.account.resendVerification({ email }),
    onSuccess: (_, email) => {
      setSentTo(email.trim())
      setLockedUntil(Date.now() + lockedForMs)
      void toast.success(texts.success)
    },
    onError: () => void toast.error(texts.failure),
  })

  const left = Math.ceil((lockedUntil - now.getTime()) / 1000)
  return {
    resend: start,
    isBusy,
    sentTo,
    failure: error ? failureInWords(error) : undefined,
    secondsLeft: Math.min(lockedForMs / 1000, Math.max(0, left)),
  }
}
