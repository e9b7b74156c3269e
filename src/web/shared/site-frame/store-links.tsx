import { LogOut } from 'lucide-react'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { menuItemLook, menuRowLook } from './menu-link.tsx'

/** The end of the menu for a store that is logged in without a person. */
export default function StoreLinks() {
  const { logout, isUnderWay } = useLogout({ role: 'admin' })
  return (
    <li className={menuRowLook}>
      <button
        type="button"
        disabled={isUnderWay}
        onClick={logout}
        className={`${menuItemLook} w-full gap-2.5 lg:gap-2`}
      >
        <LogOut aria-hidden="true" className="size-5" />
        <span className="lg:max-xl:sr-only">{texts.logout}</span>
      </button>
    </li>
  )
}
