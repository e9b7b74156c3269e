import { Copy } from 'lucide-react'
import type { OwnFeed } from '#contract/store-owner/feed.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeFeed as texts } from '#texts/store-owner/feed.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

async function copy(address: string) {
  try {
    // The clipboard is missing without HTTPS.
    await navigator.clipboard.writeText(address)
    void toast.success(texts.copied)
  } catch {
    void toast.error(texts.copyFailed)
  }
}

export function FeedAddresses({ feed }: { feed: OwnFeed }) {
  const addresses = [
    { name: texts.google, address: feed.google },
    { name: texts.meta, address: feed.meta },
  ]
  return (
    <div className="space-y-4">
      {addresses.map(({ name, address }) => (
        <div key={name} className="flex items-end gap-2">
          <Field
            label={name}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="flex-1"
          />
          <IconButton
            label={texts.copy(name)}
            onClick={() => void copy(address)}
            className="mb-0.5 hover:bg-lagoon-tint hover:text-lagoon"
          >
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <p className="max-w-prose text-sm text-muted">
        {texts.since(formatDate(feed.createdAt))} {texts.secret}
      </p>
    </div>
  )
}
