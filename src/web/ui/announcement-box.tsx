import { Megaphone } from 'lucide-react'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeDetail as texts } from '#texts/store-detail.ts'

interface AnnouncementBoxProps {
  title: string | null
  message: string
  lastUpdated: Date | string
}

/** What a store announces, as everyone reads it. */
export function AnnouncementBox({ title, message, lastUpdated }: AnnouncementBoxProps) {
  return (
    <aside
      aria-label={texts.announcement}
      className="flex gap-3.5 rounded-card border border-lagoon/30 bg-lagoon-tint p-4 sm:p-5"
    >
      <Megaphone aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-lagoon" />
      <div className="min-w-0">
        {title && <p className="heading text-lg wrap-anywhere">{title}</p>}
        <p className="text-pretty wrap-anywhere whitespace-pre-line">{message}</p>
        <p className="mt-1 text-sm text-muted">{texts.updated(formatDate(lastUpdated))}</p>
      </div>
    </aside>
  )
}
