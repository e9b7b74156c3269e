import { useRouter } from '@tanstack/react-router'
import { inPlace } from '#web/ui/buttons/app-link.tsx'
import { scrollBeforeLogin } from './scroll-before-login.ts'

/** Goes to a path of this site and restores the scroll position from before the login. */
export function useGoBack(): (address: string) => void {
  const router = useRouter()
  return (address) => {
    const scrollY = scrollBeforeLogin(address)
    if (scrollY === undefined) return void router.navigate({ to: '.', href: address })
    const stop = router.subscribe('onRendered', () => {
      stop()
      window.scrollTo(0, scrollY)
    })
    void router.navigate({ to: '.', href: address, ...inPlace })
  }
}
