import { lazy, useState } from 'react'
import type { PersonDetail } from '#contract/website-owner/content.ts'
import { ownerContent } from '#texts/website-owner/content.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { MailNotice } from '#web/ui/fields/form-notice.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import type { EmailRequest } from './email-change-form.tsx'

const EmailChangeForm = lazy(async () => ({
  default: (await import('./email-change-form.tsx')).EmailChangeForm,
}))

interface EmailChangeProps extends EmailRequest {
  email: string
  /** The new address that is not confirmed yet. */
  waiting: PersonDetail['emailChange']
}

/** Opens the form that asks for a new address of a person or a store, and shows an address that is not confirmed yet. */
export function EmailChange({ email, waiting, ask }: EmailChangeProps) {
  const { email: texts } = ownerContent
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="space-y-3">
      {waiting && (
        <MailNotice>
          {texts.waiting(waiting.newEmail)}{' '}
          {waiting.askedBy ? texts.askedBy(waiting.askedBy) : texts.askedThemselves}
        </MailNotice>
      )}
      <Button look="quiet" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.button}>
        <EmailChangeForm
          seen={{ emailSeen: email, newEmailSeen: waiting?.newEmail ?? null }}
          ask={ask}
          onClose={() => setOpen(false)}
        />
      </DialogOnDemand>
    </div>
  )
}
