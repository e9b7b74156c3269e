import { Copy } from 'lucide-react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface CopyButtonProps {
  text: string
  /** The toast after copying. */
  done: string
  children: string
}

export function CopyButton({ text, done, children }: CopyButtonProps) {
  const { copyFailed } = secondFactor.codes

  async function copy() {
    try {
      // The clipboard is missing without HTTPS.
      await navigator.clipboard.writeText(text)
      void toast.success(done)
    } catch {
      void toast.error(copyFailed)
    }
  }

  return (
    <Button look="quiet" size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4.5" />
      {children}
    </Button>
  )
}
