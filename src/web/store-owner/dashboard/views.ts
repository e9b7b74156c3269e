import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** The paths of the views by tab and view, in the order of the sidebar. */
export const views = {
  'insights/insights': '/admin/dashboard/insights',
  'profile/profile': '/admin/dashboard/profile',
  'profile/announcement': '/admin/dashboard/profile/announcement',
  'profile/edit': '/admin/dashboard/profile/edit',
  'profile/hours': '/admin/dashboard/profile/hours',
  'profile/security': '/admin/dashboard/profile/security',
  'profile/delete': '/admin/dashboard/profile/delete',
  'products/all': '/admin/dashboard/products',
  'products/create': '/admin/dashboard/products/create',
  'products/import': '/admin/dashboard/products/import',
  'products/edit': '/admin/dashboard/products/edit',
  'products/delete': '/admin/dashboard/products/delete',
  'products/tags': '/admin/dashboard/products/tags',
  'products/feed': '/admin/dashboard/products/feed',
  'products/enquiries': '/admin/dashboard/products/enquiries',
  'customers/reviews': '/admin/dashboard/reviews',
  'customers/notifications': '/admin/dashboard/notifications',
  'fees/fees': '/admin/dashboard/fees',
} as const

export type DashboardView = keyof typeof views
export const viewNames = Object.keys(views) as DashboardView[]

export const start: DashboardView = 'insights/insights'

/** Whether a path belongs to the dashboard, in either language. */
export const isInDashboard = (path: string) => /^(\/fr)?\/admin\/dashboard(?=\/|$)/.test(path)

/** The view with this tab and name, or undefined. */
export const viewIn = (tab: string | undefined, view: string | undefined) =>
  viewNames.find((name) => name === `${tab}/${view}`)

/** Receipts and statements belong to the fees. */
export const viewOf = (routeId: string | undefined) =>
  routeId?.startsWith(views['fees/fees']) ? 'fees/fees' : viewNames.find((name) => views[name] === routeId)

/** `product` is the product to edit, to delete or to copy. */
export function linkTo(view: DashboardView, product?: string): Destination {
  if (view === 'products/create') return { to: views[view], search: { copy: product } }
  return view === 'products/edit' || view === 'products/delete'
    ? { to: views[view], search: { product } }
    : { to: views[view] }
}

const storageKey = 'zilbazar-dashboard'

/** Stores tab and view for the next visit, without the chosen product. */
export function rememberView(view: DashboardView): void {
  try {
    localStorage.setItem(storageKey, view.replace('/', ' '))
  } catch {
    // Without storage the next visit starts with the insights.
  }
}

export function rememberedView(): DashboardView {
  try {
    const [tab, view] = localStorage.getItem(storageKey)?.split(' ') ?? []
    return viewIn(tab, view) ?? start
  } catch {
    return start
  }
}
