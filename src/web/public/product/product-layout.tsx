import type { ReactNode } from 'react'

interface ProductLayoutProps {
  breadcrumb: ReactNode
  picture: ReactNode
  /** Title, price and store: beside the picture. */
  facts: ReactNode
  children: ReactNode
}

export function ProductLayout({ breadcrumb, picture, facts, children }: ProductLayoutProps) {
  return (
    <div className="page-width pt-3 sm:pt-5">
      <div className="mx-auto max-w-7xl">
        {breadcrumb}
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <div>{picture}</div>
          <div className="space-y-4 sm:space-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">{facts}</div>
          <div className="space-y-10 max-sm:mt-4">{children}</div>
        </div>
      </div>
    </div>
  )
}
