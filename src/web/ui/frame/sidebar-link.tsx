import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '../buttons/app-link.tsx'

export const sidebarRow =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 font-medium transition hover:bg-lagoon-tint hover:text-lagoon'

type SidebarLinkProps = AppLinkProps & {
  icon: LucideIcon
  isHere: boolean
  children: ReactNode
}

export function SidebarLink({ icon: Icon, isHere, children, ...link }: SidebarLinkProps) {
  return (
    <AppLink
      {...link}
      aria-current={isHere ? 'page' : undefined}
      className={`${sidebarRow} ${isHere ? 'bg-lagoon-tint text-lagoon' : ''}`}
    >
      <Icon aria-hidden="true" className="size-5 flex-none" />
      {children}
    </AppLink>
  )
}
