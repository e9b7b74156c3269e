import { LayoutDashboard } from 'lucide-react'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

/** Leads to the store's dashboard, or first to its login, because the store has its own session. */
export default function DashboardButton() {
  const { storeOwner } = useStoreClient()
  const goTo = useGoTo()
  async function open() {
    const isOpen = await storeOwner.status({}).then(
      ({ authenticated }) => authenticated,
      () => false,
    )
    goTo({ to: isOpen ? '/admin/dashboard' : '/admin/login' })
  }
  return (
    <Button onClick={() => void open()} className="px-4">
      <LayoutDashboard aria-hidden="true" className="size-4.5 max-sm:hidden lg:max-xl:hidden" />
      {texts.dashboard}
    </Button>
  )
}
