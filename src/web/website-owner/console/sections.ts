import {
  BadgeCheck,
  Banknote,
  CalendarDays,
  Flag,
  History,
  KeyRound,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Mail,
  MailWarning,
  Megaphone,
  QrCode,
  RadioTower,
  Search,
  Sparkles,
  Store,
} from 'lucide-react'

/** The sections in the order of the navigation; the console opens the first. */
export const sections = {
  today: LayoutDashboard,
  vetting: BadgeCheck,
  stores: Store,
  content: Search,
  moderation: Flag,
  promotion: Sparkles,
  banners: Megaphone,
  campaigns: RadioTower,
  categories: ListTree,
  fees: Banknote,
  holidays: CalendarDays,
  'payment-details': QrCode,
  messages: Mail,
  mails: MailWarning,
  audit: History,
  account: KeyRound,
} satisfies Record<string, LucideIcon>

export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as Section[]

export const pathOf = (section: Section) => (section === 'today' ? '/owner' : (`/owner/${section}` as const))

/** '/owner/fees/$storeId' belongs to the fees, the index to today. */
export function sectionOf(routeId: string | undefined): Section {
  const name = routeId?.split('/')[2]
  return sectionNames.find((section) => section === name) ?? 'today'
}
