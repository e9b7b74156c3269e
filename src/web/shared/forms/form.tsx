import type { ComponentProps } from 'react'
import { formFailures } from '#texts/shared/form-failures.ts'

/** A form that script submits. It uses POST, so that a native submit never puts values into the address. */
export function Form({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  const { noScript } = formFailures
  return (
    <form method="post" noValidate {...form}>
      <noscript>
        <p className="mb-4 rounded-xl bg-sunset-tint px-4 py-3">{noScript}</p>
      </noscript>
      {children}
    </form>
  )
}
