import { redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import type { FormerAddress } from './former-address.ts'
import { linkTo, placeIn, rememberedPlace } from './place.ts'
import { ViewSkeleton } from './view-skeleton.tsx'

export function leaveFormerAddress({ tab, view, product }: FormerAddress): void {
  const place = placeIn(tab, view)
  if (place) throw redirect({ ...linkTo(place, product), replace: true })
}

/** The view of the last visit is stored in the browser, so the redirect happens there. */
export function RememberedView() {
  const goTo = useGoTo()
  useEffect(() => goTo({ ...linkTo(rememberedPlace()), replace: true }), [goTo])
  return <ViewSkeleton />
}
