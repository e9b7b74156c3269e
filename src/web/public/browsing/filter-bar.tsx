import type { FormEvent, ReactNode } from 'react'
import { inLanguage } from '#domain/language.ts'
import { browsing } from '#texts/public/browsing.ts'
import { language } from '#texts/shared/language.ts'

interface FilterBarProps {
  /** The form's action, used without script. */
  action: string
  /** An active toggle, sent as a hidden field when the form works without script. */
  keeps?: { name: string; value: string } | false
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** With script each control acts at once; without script they are a form. */
export function FilterBar({ action, keeps, onSubmit, children }: FilterBarProps) {
  return (
    <form
      action={inLanguage(language, action)}
      aria-label={browsing.filters}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event)
      }}
      className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap"
    >
      {children}
      <noscript>
        <button
          type="submit"
          {...(keeps || {})}
          className="h-11 self-end rounded-full bg-lagoon px-5 font-semibold text-on-lagoon"
        >
          {browsing.apply}
        </button>
      </noscript>
    </form>
  )
}
