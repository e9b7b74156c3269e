import {
  Banknote,
  Bell,
  ChartLine,
  Clock,
  FileUp,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  Package,
  PackageOpen,
  PackagePlus,
  PackageX,
  Pencil,
  QrCode,
  Rss,
  ShieldCheck,
  Store,
  Trash2,
} from 'lucide-react'
import { useId } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { SidebarLink, sidebarRow } from '#web/ui/frame/sidebar-link.tsx'
import { UnreadCount } from './unread-count.tsx'
import { type DashboardView, viewNames, views } from './views.ts'

const icons: Record<DashboardView, LucideIcon> = {
  'insights/insights': ChartLine,
  'profile/profile': Store,
  'profile/announcement': Megaphone,
  'profile/edit': Pencil,
  'profile/hours': Clock,
  'profile/security': ShieldCheck,
  'profile/delete': Trash2,
  'products/all': Package,
  'products/create': PackagePlus,
  'products/import': FileUp,
  'products/edit': PackageOpen,
  'products/delete': PackageX,
  'products/tags': QrCode,
  'products/feed': Rss,
  'products/enquiries': MessageCircle,
  'customers/reviews': MessageSquareText,
  'customers/notifications': Bell,
  'fees/fees': Banknote,
}

interface SidebarProps {
  view: DashboardView
  /** Called when a link is followed, so that the drawer can close. */
  onVisit?: (() => void) | undefined
  onLoggedOut: () => void
}

/** The dashboard's navigation and logout. */
export function Sidebar({ view, onVisit, onLoggedOut }: SidebarProps) {
  // The view's heading comes after the sidebar, so that the groups are no headings.
  const id = useId()
  const { logout, isUnderWay } = useLogout({ role: 'admin' }, onLoggedOut)
  return (
    <nav aria-label={texts.menu} className="grid gap-5">
      {(['insights', 'profile', 'products', 'customers', 'fees'] as const).map((tab) => (
        <div key={tab}>
          <p id={`${id}-${tab}`} className="px-3 pb-1 text-sm font-semibold text-muted">
            {texts.tabs[tab]}
          </p>
          <ul aria-labelledby={`${id}-${tab}`} className="grid gap-0.5">
            {viewNames
              .filter((name) => name.startsWith(tab))
              .map((name) => (
                <li key={name}>
                  <SidebarLink to={views[name]} icon={icons[name]} isHere={name === view} onClick={onVisit}>
                    {texts.views[name]}
                    {name === 'customers/notifications' && <UnreadCount />}
                  </SidebarLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="border-t border-line pt-3">
        <button
          type="button"
          onClick={logout}
          disabled={isUnderWay}
          className={`${sidebarRow} disabled:opacity-50`}
        >
          <LogOut aria-hidden="true" className="size-5 flex-none" />
          {navigation.logout}
        </button>
      </div>
    </nav>
  )
}
