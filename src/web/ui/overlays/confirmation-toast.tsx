import { useId, useLayoutEffect, useRef } from 'react'
import { toast as library, type Toast } from 'react-hot-toast/headless'
import { confirmation as texts } from '#texts/shared/confirmation.ts'
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
  const textId = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { id, visible } = shown

  function answer(isConfirmed: boolean) {
    onAnswer(isConfirmed)
    library.dismiss(id)
  }

  // The toast takes the focus, so that it is announced and can be answered by key, and returns it afterwards.
  // It does so before it is painted: a key pressed as soon as it is seen must reach its buttons.
  useLayoutEffect(() => {
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
      aria-modal="true"
      aria-labelledby={sentenceId}
      aria-describedby={textId}
      inert={!visible}
      onKeyDown={(event) => {
        if (event.key === 'Escape') answer(false)
        if (event.key === 'Tab') {
          event.preventDefault()
          focusOther(event.currentTarget)
        }
      }}
      className="flex max-w-full flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float"
    >
      <p id={sentenceId} className="font-semibold">
        {sentence}
      </p>
      <p id={textId} className="sr-only">
        {texts.closes}
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

/** Tab stays in the question: there are two buttons, so that either direction leads to the other one. */
function focusOther(toast: HTMLElement): void {
  const buttons = [...toast.querySelectorAll('button')]
  buttons.find((button) => button !== document.activeElement)?.focus()
}
