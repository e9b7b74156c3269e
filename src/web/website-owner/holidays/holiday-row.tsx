import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Holiday } from '#contract/website-owner/holidays.ts'
import { formatDate, mauritiusClock } from '#domain/mauritius-time.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { ownerHolidays as texts } from '#texts/website-owner/holidays.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useHolidayActions } from './holiday-queries.ts'

interface HolidayRowProps {
  holiday: Holiday
  onEdit: () => void
  /** Called before the holiday leaves the list. */
  onRemoved: () => void
}

export function HolidayRow({ holiday, onEdit, onRemoved }: HolidayRowProps) {
  const { remove } = useHolidayActions()
  const [isBusy, setBusy] = useState(false)
  const { day, isProvisional } = holiday
  const name = texts.nameOf(holiday)
  const other = texts.otherNameOf(holiday)
  const named = `${name}, ${formatDate(day)}`

  async function removeIt() {
    const isSure = await toast.confirm({
      sentence: texts.sure(named),
      confirm: texts.remove,
      cancel: texts.cancel,
    })
    if (!isSure) return
    setBusy(true)
    try {
      const { message } = await remove(holiday)
      void toast.success(message)
      onRemoved()
    } catch (error) {
      void toast.error(sentenceOf(error, texts.removeFailed))
      setBusy(false)
    }
  }

  return (
    <li className="flex items-center gap-x-4 gap-y-1 large-text:flex-wrap px-4 py-2.5">
      <div className="grid min-w-0 flex-1 large-text:basis-48 gap-x-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline">
        <p className="text-sm text-muted tabular-nums sm:text-base">
          {formatDate(day)}{' '}
          <span className="text-sm">{weekdayName(mauritiusClock(new Date(day)).weekday)}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {other !== name && <span className="text-sm text-muted">{other}</span>}
          {isProvisional && <Badge look="peach">{texts.provisional}</Badge>}
        </p>
      </div>
      <div className="flex flex-none">
        <IconButton
          label={texts.editOf(named)}
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            currentTarget.focus()
            onEdit()
          }}
          className="text-lagoon hover:bg-lagoon-tint"
        >
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={texts.removeOf(named)}
          disabled={isBusy}
          onClick={({ currentTarget }) => {
            currentTarget.focus()
            void removeIt()
          }}
          className="text-muted hover:bg-sunset-tint hover:text-sunset disabled:opacity-50"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
