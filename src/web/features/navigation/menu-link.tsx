import type { ReactNode } from 'react'
import { AppLink } from '#web/ui/app-link.tsx'

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="max-lg:border-t max-lg:border-line">
      <AppLink
        to={to}
        className="flex min-h-12 items-center rounded-full px-1 font-medium whitespace-nowrap transition hover:text-lagoon aria-[current=page]:text-lagoon lg:min-h-11 lg:px-2.5"
      >
        {children}
      </AppLink>
    </li>
  )
}
