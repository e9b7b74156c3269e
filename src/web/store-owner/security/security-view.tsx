import { useQueryClient } from '@tanstack/react-query'
import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ChangePasswordForm } from '#web/shared/sign-in/change-password-form.tsx'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { sessionsKey } from './sessions-query.ts'
import { StoreSessions } from './store-sessions.tsx'

/** The store's own password, and where the store is logged in. */
export function SecurityView() {
  const storeClient = useStoreClient()
  const queryClient = useQueryClient()
  const { data: store } = usePreviousDataQuery(ownProfileQuery(storeClient))
  return (
    <div className="grid gap-5">
      <Panel title={texts.password} text={texts.passwordText}>
        <ChangePasswordForm
          email={store?.email ?? ''}
          button={texts.changePassword}
          change={storeClient.storeOwner.changePassword}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
        />
      </Panel>
      <Panel title={texts.sessions} text={texts.sessionsText}>
        <StoreSessions />
      </Panel>
    </div>
  )
}
