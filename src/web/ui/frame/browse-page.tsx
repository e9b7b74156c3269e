import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

interface BrowsePageProps {
  breadcrumb: ReactNode
  title: string
  note?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

/** The frame of every list page: breadcrumb, title, filters and the list. */
export function BrowsePage({ breadcrumb, title, note, filters, children }: BrowsePageProps) {
  return (
    <div className="page-width py-3 lg:py-5">
      {breadcrumb}
      <PageTitle className="mt-1">{title}</PageTitle>
      {note}
      {filters && <div className="mt-4">{filters}</div>}
      {children}
    </div>
  )
}
