import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { useIsInteractive } from '../time/use-is-interactive.ts'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'ref'> {
  isBusy: boolean
}

/** Cannot be pressed before hydration or twice. It keeps its width and the focus while busy. */
export function SubmitButton({
  isBusy,
  disabled = false,
  type = 'submit',
  className = '',
  children,
  ...button
}: SubmitButtonProps) {
  const isInteractive = useIsInteractive()
  const element = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A disabled button loses the focus, so it is returned for keyboard users. A dialog takes it in between, so that Tab
  // stays inside.
  useLayoutEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('[role=dialog]')
    if (isBusy) {
      hadFocus.current = document.activeElement === element.current
      if (hadFocus.current) dialog?.focus()
    } else if (hadFocus.current && [document.body, dialog].includes(document.activeElement as HTMLElement))
      element.current?.focus()
  }, [isBusy])
  return (
    <Button
      {...button}
      ref={element}
      type={type}
      disabled={disabled || isBusy || !isInteractive}
      aria-busy={isBusy || undefined}
      className={`relative ${disabled ? '' : 'disabled:opacity-100!'} ${className}`}
    >
      <span className={`inline-flex items-center gap-2 ${isBusy ? 'opacity-30' : ''}`}>{children}</span>
      {isBusy && <LoaderCircle aria-hidden="true" className="absolute size-5 animate-spin" />}
    </Button>
  )
}
