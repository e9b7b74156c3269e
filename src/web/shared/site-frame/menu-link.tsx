import type { ReactNode } from 'react'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

export const menuRowLook = 'max-lg:border-t max-lg:border-line'
export const menuItemLook =
  'flex min-h-12 items-center rounded-full px-1 font-medium whitespace-nowrap transition hover:text-lagoon aria-[current=page]:text-lagoon lg:min-h-11 lg:px-2.5'

type MenuLinkProps = Destination & {
  className?: string
  children: ReactNode
}

export function MenuLink({ className = '', children, ...destination }: MenuLinkProps) {
  return (
    <li className={`${menuRowLook} ${className}`}>
      <AppLink {...destination} className={menuItemLook}>
        {children}
      </AppLink>
    </li>
  )
}
