import { Megaphone } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { MoreButton } from '#web/ui/buttons/more-button.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'

interface AnnouncementBoxProps {
  language?: TextLanguage | undefined
  title: string | null
  message: string
  lastUpdated: Date | string
}

/** A store's announcement. A long one is shortened, so that the store stays visible. */
export function AnnouncementBox({ title, message, lastUpdated, language }: AnnouncementBoxProps) {
  const lang = langOf({ language })
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const isLong = message.length > 420 || message.split('\n').length > 5
  return (
    <aside
      aria-label={texts.announcement}
      className="flex gap-3.5 rounded-card border border-lagoon/30 bg-lagoon-tint p-4 sm:p-5"
    >
      <Megaphone aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-lagoon" />
      <div className="max-w-3xl min-w-0">
        {title && (
          <p lang={lang} className="heading mb-1 text-lg wrap-anywhere">
            {title}
          </p>
        )}
        <p
          id={id}
          lang={lang}
          className={`text-pretty wrap-anywhere whitespace-pre-line ${isLong && !isWhole ? 'line-clamp-4 [@media(scripting:none)]:line-clamp-none' : ''}`}
        >
          {message}
        </p>
        {isLong && <MoreButton isWhole={isWhole} onTurn={() => setWhole(!isWhole)} of={id} />}
        <p className="mt-1 text-sm text-muted">{texts.updated(formatDate(lastUpdated))}</p>
      </div>
    </aside>
  )
}
