import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { account } from '#texts/account/account.ts'
import { secondFactor as factorTexts } from '#texts/shared/second-factor.ts'
import { ownerAccess as texts } from '#texts/website-owner/session.ts'
import { SecondFactorPanel } from '#web/shared/second-factor/second-factor-panel.tsx'
import { OpenSessions } from '#web/shared/sign-in/open-sessions.tsx'
import { Fact } from '#web/ui/panels/fact.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import { meKey, meQuery, sessionsKey, sessionsQuery } from './access-queries.ts'
import { ChangeOwnerPassword } from './change-owner-password.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'

const RecoveryCodes = lazy(async () => ({
  default: (await import('#web/shared/second-factor/recovery-codes.tsx')).RecoveryCodes,
}))

/** The website owner's email, second factor, password and sessions. */
export function OwnerAccess({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { settings, sessions } = account
  const client = useOwnerSessionClient()
  const queryClient = useQueryClient()
  const { data: me, isError, refetch } = useQuery(meQuery(client))
  const [codes, setCodes] = useState<string[]>()

  function showCodes(fresh: string[]) {
    setCodes(fresh)
    void queryClient.invalidateQueries({ queryKey: meKey })
    void queryClient.invalidateQueries({ queryKey: sessionsKey })
  }

  // The codes are shown once, alone, so that a print holds nothing else.
  if (codes) {
    return (
      <Panel title={factorTexts.recoveryCodes.shown}>
        <Suspense>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Suspense>
      </Panel>
    )
  }
  if (!me) {
    return isError ? (
      <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
    ) : (
      <PanelSkeleton panels={4} />
    )
  }
  return (
    <div className="grid max-w-3xl gap-5">
      <Panel title={texts.you.title}>
        <dl>
          <Fact icon={Mail} name={texts.you.email}>
            {me.email}
          </Fact>
        </dl>
      </Panel>
      <SecondFactorPanel
        isOn={me.hasSecondFactor}
        email={me.email}
        beginsWithoutPassword
        begin={client.ownerSession.beginSecondFactor}
        confirm={(code) => client.ownerSession.confirmSecondFactor({ code })}
        onConfirmed={showCodes}
      />
      {me.hasSecondFactor && (
        <Panel
          title={factorTexts.recoveryCodes.title}
          text={factorTexts.recoveryCodes.left(me.recoveryCodesLeft)}
        >
          <NewRecoveryCodes email={me.email} onRenewed={showCodes} />
        </Panel>
      )}
      <Panel title={settings.password} text={settings.passwordText}>
        <ChangeOwnerPassword email={me.email} />
      </Panel>
      <Panel title={sessions.title} text={sessions.text}>
        <OpenSessions
          query={sessionsQuery(client)}
          failed={sessions.failed}
          end={(sessionId) => client.ownerSession.endSession({ sessionId })}
          endMany={{
            label: sessions.endAll,
            end: async () => (await client.ownerSession.endAllSessions({})).message,
            onEnded: onLoggedOut,
          }}
        />
      </Panel>
    </div>
  )
}
