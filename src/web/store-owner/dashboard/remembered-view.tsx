import { redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import type { FormerAddress } from './former-address.ts'
import { ViewSkeleton } from './view-skeleton.tsx'
import { isInDashboard, linkTo, rememberedView, viewIn } from './views.ts'

export function leaveFormerAddress({ tab, view, product }: FormerAddress): void {
  const named = viewIn(tab, view)
  if (named) throw redirect({ ...linkTo(named, product), replace: true })
}

/** The view of the last visit is stored in the browser, so the redirect happens there. */
export function RememberedView() {
  const goTo = useGoTo()
  const { history } = useRouter()
  useEffect(() => {
    // A failed session check may already navigate to the login.
    if (isInDashboard(history.location.pathname)) goTo({ ...linkTo(rememberedView()), replace: true })
  }, [goTo, history])
  return <ViewSkeleton />
}
