import { Copy } from 'lucide-react'
import { feeWords } from '#texts/shared/fee-words.ts'
import { toast } from '#web/ui/overlays/toast.ts'

interface CopyLineProps {
  name: string
  /** As it is read. */
  shown: string
  /** As it is copied into a banking app. */
  copied?: string
  hint?: string | undefined
}

/** A value that one tap copies. */
export function CopyLine({ name, shown, copied = shown, hint }: CopyLineProps) {
  const { ways: texts } = feeWords

  async function copy() {
    try {
      // The clipboard is missing without HTTPS.
      await navigator.clipboard.writeText(copied)
      void toast.success(texts.copied(shown))
    } catch {
      void toast.error(texts.copyFailed)
    }
  }

  return (
    <div className="flex items-center gap-3 py-2.5">
      <dl className="min-w-0 flex-1">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="text-lg font-semibold wrap-anywhere tabular-nums">{shown}</dd>
        {hint && <dd className="text-sm text-muted wrap-anywhere">{hint}</dd>}
      </dl>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={texts.copy(name)}
        className="grid size-11 flex-none place-items-center rounded-full border border-rim bg-surface transition hover:border-lagoon hover:text-lagoon active:scale-98"
      >
        <Copy aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
