import type { Holiday } from '#contract/website-owner/holidays.ts'
import { ownerHolidays as texts } from '#texts/website-owner/holidays.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { HolidayForm } from './holiday-form.tsx'

interface HolidayDialogProps {
  /** The dialog is closed without it. */
  edited: Holiday | 'new' | undefined
  onClose: () => void
}

export function HolidayDialog({ edited, onClose }: HolidayDialogProps) {
  return (
    <DialogOnDemand
      open={edited !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={edited === 'new' ? texts.add : texts.editTitle}
    >
      {edited && <HolidayForm holiday={edited === 'new' ? undefined : edited} onClose={onClose} />}
    </DialogOnDemand>
  )
}
