import { useEffect, useId, useRef } from 'react'
import { toast as library, type Toast } from 'react-hot-toast/headless'
import { Button } from '../buttons/button.tsx'

export interface Question {
  sentence: string
  confirm: string
  cancel: string
  /** Withdraws the question, which counts as Cancel. */
  signal?: AbortSignal
}

const shownForMs = 10_000

/** Asks a question over the page. No answer and Escape count as Cancel. */
export function ask({ signal, ...question }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false)
    const id = library.custom(
      (shown) => <ConfirmationToast {...question} shown={shown} onAnswer={resolve} />,
      { duration: shownForMs },
    )
    signal?.addEventListener('abort', () => library.dismiss(id))
  })
}

interface ConfirmationToastProps extends Omit<Question, 'signal'> {
  shown: Toast
  onAnswer: (isConfirmed: boolean) => void
}

function ConfirmationToast({ sentence, confirm, cancel, shown, onAnswer }: ConfirmationToastProps) {
  const sentenceId = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { id, visible } = shown

  function answer(isConfirmed: boolean) {
    onAnswer(isConfirmed)
    library.dismiss(id)
  }

  // The toast takes the focus, so that it is announced and can be answered by key, and returns it afterwards.
  useEffect(() => {
    if (!visible) return onAnswer(false)
    const before = document.activeElement
    const toast = cancelButton.current?.closest('[role=alertdialog]')
    cancelButton.current?.focus()
    return () => {
      const isStillHere = !document.activeElement || toast?.contains(document.activeElement)
      if ((isStillHere || document.activeElement === document.body) && before instanceof HTMLElement)
        before.focus()
    }
  }, [visible, onAnswer])

  return (
    <div
      role="alertdialog"
      aria-labelledby={sentenceId}
      inert={!visible}
      onKeyDown={({ key }) => {
        if (key === 'Escape') answer(false)
      }}
      className="flex max-w-full flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float"
    >
      <p id={sentenceId} className="font-semibold">
        {sentence}
      </p>
      <div className="flex gap-2.5">
        <Button ref={cancelButton} look="quiet" size="small" onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button look="sunset" size="small" onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </div>
  )
}
