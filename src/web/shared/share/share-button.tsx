import { Share2 } from 'lucide-react'
import { shareButton as texts } from '#texts/shared/share-button.ts'
import { Button } from '#web/ui/buttons/button.tsx'

// Fetched when somebody comes near the button: browsers open their share sheet only shortly after a press.
const load = () => import('./share.ts')
const fetchNow = () => void load().catch(() => undefined)

/** Shares a page by its name and its path. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button
      look="quiet"
      onPointerEnter={fetchNow}
      onFocus={fetchNow}
      onClick={() =>
        void load().then(
          ({ share }) => share(title, path),
          () => undefined,
        )
      }
    >
      <Share2 aria-hidden="true" className="size-4.5 text-muted" />
      {texts.share}
    </Button>
  )
}
