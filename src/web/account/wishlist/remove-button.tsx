import { X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { wishlist as texts } from '#texts/account/wishlist.ts'

interface RemoveButtonProps {
  name: string
  onPress: MouseEventHandler<HTMLButtonElement>
}

/** A narrow card only has room for the cross. */
export function RemoveButton({ name, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={texts.removeThis(name)}
      onClick={onPress}
      className="group/remove inline-grid min-h-11 min-w-11 place-items-center rounded-full px-1 transition active:scale-95"
    >
      <span className="inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-full bg-surface/90 text-sm font-semibold text-ink shadow-sm transition group-hover/remove:bg-surface group-hover/remove:text-sunset @min-[13rem]:px-3">
        <X aria-hidden="true" className="size-4" />
        <span className="@max-[13rem]:hidden">{texts.remove}</span>
      </span>
    </button>
  )
}
