import { redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import type { FormerAddress } from './former-address.ts'
import { ViewSkeleton } from './view-skeleton.tsx'
import { linkTo, rememberedView, viewIn } from './views.ts'

export function leaveFormerAddress({ tab, view, product }: FormerAddress): void {
  const named = viewIn(tab, view)
  if (named) throw redirect({ ...linkTo(named, product), replace: true })
}

/** The view of the last visit is stored in the browser, so the redirect happens there. */
export function RememberedView() {
  const goTo = useGoTo()
  useEffect(() => goTo({ ...linkTo(rememberedView()), replace: true }), [goTo])
  return <ViewSkeleton />
}
