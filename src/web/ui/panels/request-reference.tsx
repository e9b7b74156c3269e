import { errorPages } from '#texts/shared/error-pages.ts'

/** The number of a failed request, so that a person can quote it. */
export function RequestReference({ id }: { id: string | undefined }) {
  return id ? <p className="mt-6 text-sm text-muted wrap-anywhere">{errorPages.reference(id)}</p> : null
}
