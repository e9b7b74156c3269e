import { storeProfile } from '#texts/store-owner/profile.ts'
import { AnnouncementBox } from '#web/shared/store/announcement-box.tsx'
import type { ChosenLanguage } from '#web/store-owner/forms/text-language-field.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

interface AnnouncementPreviewProps {
  words: { title: string; message: string; language: ChosenLanguage }
  /** Without a date the preview shows the current time, because a change sets it. */
  lastUpdated: string | undefined
}

/** The announcement as the store page will show it. */
export function AnnouncementPreview({ words, lastUpdated }: AnnouncementPreviewProps) {
  const { announcement: texts } = storeProfile
  const now = useNow(60_000)
  const [title, message] = [words.title.trim(), words.message.trim()]
  if (!message) return <p className="text-muted">{texts.none}</p>
  return (
    <AnnouncementBox
      title={title || null}
      message={message}
      lastUpdated={lastUpdated ?? now}
      language={words.language || undefined}
    />
  )
}
