import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { AdvertisingWindow } from '#domain/advertising-fees.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useFeeActions } from './fee-queries.ts'
import { spanText } from './span-text.ts'

/** The next window, for a store that pays ahead. */
export function NextWindow({ storeId, window }: { storeId: string; window: AdvertisingWindow }) {
  const { ledger: texts } = ownerFees
  const { announceNext } = useFeeActions()
  const [isBusy, setBusy] = useState(false)

  async function announce() {
    setBusy(true)
    try {
      const { message } = await announceNext(storeId, window.startsOn)
      void toast.success(message)
    } catch (error) {
      void toast.error(sentenceOf(error, texts.announceFailed))
    }
    setBusy(false)
  }

  return (
    <section
      aria-label={texts.next}
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-edge px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{texts.next}</h3>
        <p className="text-sm text-muted">{texts.nextText(spanText(window), formatDate(window.dueOn))}</p>
      </div>
      <SubmitButton type="button" look="quiet" size="small" isBusy={isBusy} onClick={() => void announce()}>
        <CalendarPlus aria-hidden="true" className="size-4.5" />
        {texts.announce}
      </SubmitButton>
    </section>
  )
}
