import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
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
import { StoreSecondFactor } from './store-second-factor.tsx'

const RecoveryCodes = lazy(async () => ({
  default: (await import('#web/shared/second-factor/recovery-codes.tsx')).RecoveryCodes,
}))

/** The store's password, its second factor, its email address and its open sessions. */
export function SecurityView() {
  const storeClient = useStoreClient()
  const queryClient = useQueryClient()
  const { data: store } = usePreviousDataQuery(ownProfileQuery(storeClient))
  const reloadSessions = () => queryClient.invalidateQueries({ queryKey: sessionsKey })
  const [codes, setCodes] = useState<string[]>()

  // Shown once, alone, so that a print holds nothing else.
  if (codes) {
    return (
      <Panel title={secondFactor.recoveryCodes.shown}>
        <Suspense>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Suspense>
      </Panel>
    )
  }
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
      {store && <StoreSecondFactor email={store.email} onCodes={setCodes} />}
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
