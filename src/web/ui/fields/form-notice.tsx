import { CircleAlert, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorPages } from '#texts/shared/error-pages.ts'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

interface FormProblemProps {
  sentence: string
  advice?: string | undefined
  /** The request that failed. */
  requestId?: string | undefined
  link?: { destination: Destination; text: string } | undefined
}

/** A problem with the whole form, which screen readers announce at once. */
export function FormProblem({ sentence, advice, requestId, link }: FormProblemProps) {
  return (
    <div role="alert" className="flex gap-2.5 rounded-xl bg-sunset-tint px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-sunset" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{sentence}</p>
        {advice && <p>{advice}</p>}
        {link && (
          <p>
            <AppLink
              {...link.destination}
              className="font-semibold text-lagoon underline hover:text-lagoon-deep pointer-coarse:py-2"
            >
              {link.text}
            </AppLink>
          </p>
        )}
        {requestId && <p>{errorPages.reference(requestId)}</p>}
      </div>
    </div>
  )
}

/** Confirms that a mail was sent. */
export function MailNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex gap-2.5 rounded-xl bg-lagoon-tint px-4 py-3">
      <Mail aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-lagoon" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
