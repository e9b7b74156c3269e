import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { boardIsUp } from './notice.ts'

const fadeMs = 150

/** Notices over the foot of the page, the newest lowest, above page links or contacts that stay there; on a phone whose foot has acts to press, over its head. The library's own limits are ours: success 2 s, error 4 s, at most 20. */
export default function NoticeBoard() {
  const { toasts, handlers } = useToaster({ removeDelay: fadeMs })
  useEffect(boardIsUp, [])
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-4 z-60 flex flex-col-reverse items-center gap-2 in-[:root:has([data-page-links])]:bottom-20 max-sm:in-[:root:has([data-contact-bar])]:bottom-20 max-sm:in-[:root:has([data-acts])]:top-2.5 max-sm:in-[:root:has([data-acts])]:bottom-auto print:hidden">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`max-w-full animate-dialog-in transition-all ${toast.visible ? 'pointer-events-auto' : 'invisible opacity-0'}`}
        >
          {toast.type === 'custom' ? (
            resolveValue(toast.message, toast)
          ) : (
            <Notice toast={toast} onPointed={handlers.startPause} onLeft={handlers.endPause} />
          )}
        </div>
      ))}
    </div>
  )
}

interface NoticeProps {
  toast: Toast
  /** Whoever points at a notice is still reading it. */
  onPointed: () => void
  onLeft: () => void
}

function Notice({ toast, onPointed, onLeft }: NoticeProps) {
  const isGood = toast.type === 'success'
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <div
      role="status"
      onMouseEnter={onPointed}
      onMouseLeave={onLeft}
      className="flex max-w-md items-center gap-2.5 rounded-3xl border border-line bg-surface py-2.5 pr-5 pl-4 font-medium text-ink shadow-float"
    >
      <Icon aria-hidden="true" className={`size-5 flex-none ${isGood ? 'text-cane' : 'text-sunset'}`} />
      <span className="min-w-0 wrap-anywhere">{resolveValue(toast.message, toast)}</span>
    </div>
  )
}
