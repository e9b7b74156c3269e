import type { ReactNode } from 'react'
import { common } from '#texts/shared/common.ts'
import { formFailures } from '#texts/shared/form-failures.ts'

/** A page that belongs to a person, until the session is known. Without script it never is. */
export function UntilKnown({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="rounded-xl bg-sunset-tint px-4 py-3">{formFailures.pageNoScript}</p>
      </noscript>
      <div className="contents noscript:hidden">
        <p role="status" className="sr-only">
          {common.loading}
        </p>
        {children}
      </div>
    </>
  )
}
