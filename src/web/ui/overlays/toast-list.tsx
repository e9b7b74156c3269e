import { useEffect } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { toastsAreMounted } from './toast.ts'
import { ToastPill } from './toast-pill.tsx'

const fadeMs = 150

/**
 * The toasts at the bottom of the page, the newest lowest, above page links or contacts. They move to the top
 * on a phone with buttons at the bottom. The library's own limits apply: success 2 s, error 4 s, at most 20.
 */
export default function ToastList() {
  const { toasts, handlers } = useToaster({ removeDelay: fadeMs })
  useEffect(toastsAreMounted, [])
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-4 z-60 flex flex-col-reverse items-center gap-2 in-[:root:has([data-page-links])]:bottom-20 max-sm:in-[:root:has([data-contact-bar])]:bottom-20 max-sm:in-[:root:has([data-acts])]:top-2.5 max-sm:in-[:root:has([data-acts])]:bottom-auto print:hidden">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          // No transition on the way in: a link that is still invisible cannot be focused.
          className={`max-w-full animate-dialog-in ${toast.visible ? 'pointer-events-auto' : 'invisible opacity-0 transition-all'}`}
        >
          {toast.type === 'custom' ? (
            resolveValue(toast.message, toast)
          ) : (
            // A toast stays while the pointer is over it.
            <ToastPill
              isGood={toast.type === 'success'}
              sentence={String(resolveValue(toast.message, toast))}
              onMouseEnter={handlers.startPause}
              onMouseLeave={handlers.endPause}
            />
          )}
        </div>
      ))}
    </div>
  )
}
