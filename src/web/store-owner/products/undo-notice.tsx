import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useProductActions } from './own-products-queries.ts'

export interface Edited {
  /** The server's message. */
  message: string
  undoId: string
}

interface UndoNoticeProps {
  edited: Edited
  onClose: () => void
}

/** Says what was changed, with a way back. */
export function UndoNotice({ edited: { message, undoId }, onClose }: UndoNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const { undo } = useProductActions()
  const { start, isBusy } = useAction({
    mutationFn: () => undo(undoId),
    onSuccess: ({ message: undone }) => {
      void toast.success(undone)
      onClose()
    },
    onError: (error) => void toast.error(sentenceOf(error, texts.undoFailed)),
  })
  // The button that was pressed may be gone with its row or its bar.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])

  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-lagoon-tint py-1.5 pr-1.5 pl-4 outline-none"
    >
      <p className="min-w-0 flex-1 basis-48 font-medium">{message}</p>
      <SubmitButton type="button" look="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
        <Undo2 aria-hidden="true" className="size-4.5" />
        {texts.undo}
      </SubmitButton>
      <IconButton label={texts.close} onClick={onClose}>
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  )
}
