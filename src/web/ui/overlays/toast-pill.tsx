import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'

interface ToastPillProps extends ComponentProps<'div'> {
  isGood: boolean
  sentence: string
}

/** The look of a toast. Controls beside its sentence are not announced with it. */
export function ToastPill({ isGood, sentence, children, ...div }: ToastPillProps) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <div
      className="flex max-w-md items-center gap-2.5 rounded-3xl border border-line bg-surface py-2.5 pr-5 pl-4 font-medium text-ink shadow-float"
      {...div}
    >
      <Icon aria-hidden="true" className={`size-5 flex-none ${isGood ? 'text-cane' : 'text-sunset'}`} />
      <div role="status" className="min-w-0">
        <span className="wrap-anywhere">{sentence}</span>
      </div>
      {children}
    </div>
  )
}
