import type { ComponentProps, ReactNode } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** For those without script, whom it cannot serve. */
  withoutScript: string
  children: ReactNode
}

/** A form that only script sends; should it ever go out by itself, nothing typed may end up in an address. */
export function Form({ withoutScript, children, ...form }: FormProps) {
  return (
    <form method="post" noValidate {...form}>
      <noscript>
        <p className="mb-4 rounded-xl bg-sunset-tint px-4 py-3">{withoutScript}</p>
      </noscript>
      {children}
    </form>
  )
}
