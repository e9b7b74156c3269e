import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useGoTo } from '#web/ui/app-link.tsx'
import { notice } from '#web/ui/notice.ts'
import { sessionEnded } from './session.ts'
import { useClient } from './use-client.ts'

/** Ends the session in every tab; a store owner's store session ends with it. */
export function useLogout({ role }: User, onLoggedOut?: () => void) {
  const client = useClient()
  const { logoutFailed } = useTexts().navigation
  const goTo = useGoTo()
  const [isUnderWay, setUnderWay] = useState(false)

  async function logout() {
    setUnderWay(true)
    try {
      if (role === 'admin') await client.storeOwner.logout({})
      await client.account.logout({})
      if (role === 'admin') goTo('/homepage')
      onLoggedOut?.()
      sessionEnded()
    } catch {
      setUnderWay(false)
      void notice.error(logoutFailed)
    }
  }
  return { logout: () => void logout(), isUnderWay }
}
