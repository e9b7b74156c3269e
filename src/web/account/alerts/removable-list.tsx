import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { alerts as texts } from '#texts/account/alerts.ts'
import { alertsKey } from '#web/shared/alerts/alert-keys.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface Row {
  id: string
  /** As the button names it. */
  name: string
  content: ReactNode
}

interface RemovableListProps {
  rows: Row[]
  remove: (id: string) => Promise<{ message: string }>
  none: ReactNode
}

/** What a person has asked for, each with a button to remove it. */
export function RemovableList({ rows, remove, none }: RemovableListProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {rows.length === 0 ? (
        none
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            // The focus moves to the list, because the pressed button is gone.
            <RemovableRow key={row.id} row={row} remove={remove} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RemovableRowProps extends Pick<RemovableListProps, 'remove'> {
  row: Row
  onRemoved: () => void
}

function RemovableRow({ row, remove, onRemoved }: RemovableRowProps) {
  const queryClient = useQueryClient()
  const { start, isBusy } = useAction({
    mutationFn: () => remove(row.id),
    onSuccess: ({ message }) => {
      void toast.success(message)
      onRemoved()
    },
    onError: (error) => void toast.error(sentenceOf(error, texts.removalFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsKey }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">{row.content}</div>
      <SubmitButton
        type="button"
        look="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={texts.removeThis(row.name)}
        onClick={() => void start()}
      >
        {texts.remove}
      </SubmitButton>
    </li>
  )
}
