import { useState } from 'react'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { AskForMailForm } from '#web/shared/sign-in/ask-for-mail-form.tsx'

/** Asks for the mail with which the person behind a store gives it a new password. */
export function AskForLinkForm() {
  const { forgot: texts } = storeRegistration
  const { storeOwner } = useStoreClient()
  const [answer, setAnswer] = useState<string>()
  if (answer)
    return (
      <p role="status" className="rounded-xl bg-lagoon-tint px-4 py-3">
        {answer} {texts.sentHint}
      </p>
    )
  return (
    <AskForMailForm
      label={texts.storeEmail}
      button={texts.sendLink}
      ask={storeOwner.forgotPassword}
      onSent={setAnswer}
    />
  )
}
