import { lazy, Suspense, useEffect } from 'react'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { useSession } from '#web/shared/session/session.ts'
import { readMarker } from '#web/shared/session/session-marker.ts'
import { ButtonLink, buttonLook } from '#web/ui/buttons/button.tsx'
import { MenuLink, menuItemLook } from './menu-link.tsx'
import { ReservedSpace } from './reserved-space.tsx'

// Visitors never download what only signed-in people see.
const personLinks = () => import('./person-links.tsx')
const PersonLinks = lazy(personLinks)
const storeLinks = () => import('./store-links.tsx')
const StoreLinks = lazy(storeLinks)
const DashboardButton = lazy(() => import('./dashboard-button.tsx'))

const untilKnown = 'likely-person:hidden'

/**
 * The menu's last items: Login for a visitor, account links for a person, reserved space while the session is
 * unknown.
 */
export function AccountLinks() {
  const session = useSession()
  const returnTo = useReturnTo()
  useEffect(() => {
    const { guess } = readMarker()
    if (guess !== 'visitor') void (guess === 'store' ? storeLinks : personLinks)()
  }, [])
  const reserved = (
    <>
      <ItemRoom label={texts.wishlist} className="likely-person:lg:block likely-store:hidden! lg:mr-3" />
      <ItemRoom label={texts.account} className="likely-person:lg:block likely-store:hidden!" folds />
      <ItemRoom label={texts.logout} className="likely-store:lg:block" />
    </>
  )
  if (session.state === 'person' || (session.state === 'visitor' && session.hasStoreSession))
    return (
      <Suspense fallback={reserved}>
        {session.person ? <PersonLinks person={session.person} /> : <StoreLinks />}
      </Suspense>
    )
  return (
    <>
      <MenuLink to="/login" search={returnTo} className={session.state === 'unknown' ? untilKnown : ''}>
        {texts.login}
      </MenuLink>
      {session.state === 'unknown' && reserved}
    </>
  )
}

/** Always visible at the end of the bar: Sign Up for a visitor, the dashboard for a store owner. */
export function AccountButton() {
  const session = useSession()
  const returnTo = useReturnTo()
  const reserved = (
    <ReservedSpace className="hidden likely-admin:block">
      <span className={buttonLook({}, 'px-4')}>
        <span className="size-4.5 max-sm:hidden lg:max-xl:hidden" />
        {texts.dashboard}
      </span>
    </ReservedSpace>
  )
  const isKnown = session.state !== 'unknown'
  if (isKnown && (session.hasStoreSession || session.person?.role === 'admin'))
    return (
      <Suspense fallback={reserved}>
        <DashboardButton />
      </Suspense>
    )
  if (session.person) return null
  return (
    <>
      <ButtonLink to="/signup" search={returnTo} className={session.state === 'unknown' ? untilKnown : ''}>
        {texts.signUp}
      </ButtonLink>
      {session.state === 'unknown' && reserved}
    </>
  )
}

interface ItemRoomProps {
  label: string
  folds?: boolean
  className: string
}

function ItemRoom({ label, folds = false, className }: ItemRoomProps) {
  return (
    <li className={`hidden ${className}`}>
      <ReservedSpace className="block">
        <span className={`${menuItemLook} gap-2`}>
          <span className="size-5" />
          <span className="lg:max-xl:sr-only">{label}</span>
          {folds && <span className="size-4" />}
        </span>
      </ReservedSpace>
    </li>
  )
}
