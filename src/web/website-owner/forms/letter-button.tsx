import { type ComponentProps, lazy, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import type { Decision } from './letter-form.tsx'

const LetterForm = lazy(async () => ({ default: (await import('./letter-form.tsx')).LetterForm }))

interface LetterButtonProps
  extends Omit<Decision, 'texts'>,
    Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  texts: Decision['texts'] & { button: string; title: string }
}

/** Opens the form of a decision that is sent by mail; closing it keeps the draft. */
export function LetterButton({ look = 'quiet', size, className, ...decision }: LetterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const { button, title } = decision.texts
  return (
    <>
      <Button look={look} size={size} className={className} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={title}>
        <LetterForm {...decision} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      </DialogOnDemand>
    </>
  )
}
