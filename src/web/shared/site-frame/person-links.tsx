import { ChevronDown, CircleUser, Heart, LogOut, Settings } from 'lucide-react'
import { useId, useRef } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { useWishesInOtherTabs } from '#web/shared/wishlist/wishes-in-other-tabs.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { MenuLink, menuItemLook, menuRowLook } from './menu-link.tsx'
import { useDropdown } from './use-dropdown.ts'
import { WishlistBadge } from './wishlist-badge.tsx'

const itemLook = `${menuItemLook} w-full gap-2.5 lg:rounded-xl lg:hover:bg-lagoon-tint`

/** Menu rows on small screens. On large screens all but the wishlist are in a dropdown. */
export default function PersonLinks({ person }: { person: User }) {
  const container = useRef<HTMLLIElement>(null)
  const { isOpen, toggle, button } = useDropdown(container)
  useWishesInOtherTabs(person)
  const { logout, isUnderWay } = useLogout(person)
  const listId = useId()
  return (
    <>
      <MenuLink to="/wishlist" className="lg:mr-3">
        <span className="relative inline-flex items-center gap-2.5 lg:gap-2">
          <Heart aria-hidden="true" className="size-5" />
          <span className="lg:max-xl:sr-only">{texts.wishlist}</span>
          <WishlistBadge />
        </span>
      </MenuLink>
      <li ref={container} className="lg:relative">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
          className={`${menuItemLook} gap-2 max-lg:hidden`}
        >
          <CircleUser aria-hidden="true" className="size-5" />
          <span className="lg:max-xl:sr-only">{texts.account}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 text-muted transition ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <div
          id={listId}
          className={`lg:absolute lg:top-full lg:right-0 lg:z-40 lg:mt-1 lg:w-64 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-float ${isOpen ? '' : 'lg:hidden'}`}
        >
          <p className={`${menuRowLook} px-1 py-3 lg:border-b lg:border-line lg:px-2.5 lg:pt-1.5 lg:pb-2.5`}>
            <span className="block truncate font-semibold">{person.name}</span>
            <span className="block truncate text-sm text-muted">{person.email}</span>
          </p>
          <ul className="lg:pt-1.5">
            <li className={menuRowLook}>
              <AppLink to="/settings" className={itemLook}>
                <Settings aria-hidden="true" className="size-5 lg:text-muted" />
                {texts.accountSettings}
              </AppLink>
            </li>
            <li className={menuRowLook}>
              <button type="button" disabled={isUnderWay} onClick={logout} className={itemLook}>
                <LogOut aria-hidden="true" className="size-5 lg:text-muted" />
                {texts.logout}
              </button>
            </li>
          </ul>
        </div>
      </li>
    </>
  )
}
