import { useQueryClient } from '@tanstack/react-query'
import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ChangePasswordForm } from '#web/shared/sign-in/change-password-form.tsx'
import { OpenSessions } from '#web/shared/sign-in/open-sessions.tsx'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { ChangeStoreEmail } from './change-store-email.tsx'
import { NewsChoice } from './news-choice.tsx'
import { sessionsKey, sessionsQuery } from './sessions-query.ts'

/** The store's password, its email address and its open sessions. */
export function SecurityView() {
  const storeClient = useStoreClient()
  const queryClient = useQueryClient()
  const { data: store } = usePreviousDataQuery(ownProfileQuery(storeClient))
  const reloadSessions = () => queryClient.invalidateQueries({ queryKey: sessionsKey })
  return (
    <div className="grid gap-5">
      <Panel title={texts.password} text={texts.passwordText}>
        <ChangePasswordForm
          email={store?.email ?? ''}
          button={texts.changePassword}
          change={storeClient.storeOwner.changePassword}
          onChanged={() => void reloadSessions()}
        />
      </Panel>
      {store && <ChangeStoreEmail email={store.email} />}
      <Panel title={texts.sessions} text={texts.sessionsText}>
        <OpenSessions
          query={sessionsQuery(storeClient)}
          failed={texts.failed}
          end={(sessionId) => storeClient.storeOwner.endSession({ sessionId })}
          endMany={{
            label: texts.endOthers,
            end: async () => (await storeClient.storeOwner.endOtherSessions({})).message,
            onEnded: reloadSessions,
          }}
          sparesThisDevice
        />
      </Panel>
      <Panel title={texts.news} text={texts.newsText}>
        <NewsChoice />
      </Panel>
    </div>
  )
}
