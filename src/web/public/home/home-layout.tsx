import type { ReactNode } from 'react'

interface HomeLayoutProps {
  /** Not visible; the headings of the page begin with it. */
  title: string
  sidebar: ReactNode
  /** The categories button, where the sidebar has no room. */
  menu: ReactNode
  promotion: ReactNode
  children: ReactNode
}

/** Sidebar, content and promotion side by side on wide screens; promotion below the content elsewhere. */
export function HomeLayout({ title, sidebar, menu, promotion, children }: HomeLayoutProps) {
  return (
    <div className="page-width grid gap-x-7 py-3.5 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:py-6 xl:grid-cols-[14.5rem_minmax(0,1fr)_15.5rem]">
      <h1 className="sr-only">{title}</h1>
      {/* Without script the button is a link to the categories. */}
      <div className="max-lg:mb-3 max-lg:not-has-target:hidden">{sidebar}</div>
      <div className="min-w-0">
        <div className="mb-3 lg:hidden">{menu}</div>
        <div className="space-y-9">{children}</div>
      </div>
      <div className="max-xl:mt-10 lg:max-xl:col-start-2">
        <div className="grid gap-4 sm:max-xl:grid-cols-2 xl:sticky xl:top-23">{promotion}</div>
      </div>
    </div>
  )
}
