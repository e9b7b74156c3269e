import { MailCheck } from 'lucide-react'
import { lazy, useState } from 'react'
import { ownerVetting } from '#texts/website-owner/vetting.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'

const ByEmailForm = lazy(async () => ({ default: (await import('./by-email-form.tsx')).ByEmailForm }))

/** Approves a person who was vetted offline and never applied. */
export function ApproveByEmail() {
  const { byEmail: texts } = ownerVetting
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <MailCheck aria-hidden="true" className="size-4.5" />
        {texts.button}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.title}>
        <ByEmailForm onClose={() => setOpen(false)} />
      </DialogOnDemand>
    </>
  )
}
