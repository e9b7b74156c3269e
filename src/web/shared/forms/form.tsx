import type { ComponentProps } from 'react'
import { forms } from '#texts/shared/forms.ts'

/** A form that only script sends; should it ever go out by itself, nothing typed may end up in an address. */
export function Form({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  const { noScript } = forms.failures
  return (
    <form method="post" noValidate {...form}>
      <noscript>
        <p className="mb-4 rounded-xl bg-sunset-tint px-4 py-3">{noScript}</p>
      </noscript>
      {children}
    </form>
  )
}
