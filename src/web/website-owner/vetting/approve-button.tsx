import { lazy, useState } from 'react'
import type { Application } from '#contract/website-owner/vetting.ts'
import { ownerVetting } from '#texts/website-owner/vetting.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'

const ApproveForm = lazy(async () => ({ default: (await import('./approve-form.tsx')).ApproveForm }))

interface ApproveButtonProps {
  application: Application
  className?: string
}

export function ApproveButton({ application, className }: ApproveButtonProps) {
  const { approve: texts } = ownerVetting
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.title}>
        <ApproveForm application={application} onClose={() => setOpen(false)} />
      </DialogOnDemand>
    </>
  )
}
