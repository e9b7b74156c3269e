import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { writeQuery } from './address-query.ts'

/** A page's address as text without the language, for canonical addresses, structured data and plain forms. */
export function pathOf({ to, params = {}, search = {} }: Destination): string {
  const values: Record<string, string> = params
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return path + writeQuery({ ...search })
}
