import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { EndSessionsButton } from '#web/shared/sign-in/end-sessions-button.tsx'
import { SessionList } from '#web/shared/sign-in/session-list.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Where the person is logged in, and the way out on every device, this one included. */
export function OpenSessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const texts = account.sessions
  const client = useClient()
  return (
    <SessionList
      query={sessionsQuery(client)}
      failed={texts.failed}
      end={(sessionId) => client.account.endSession({ sessionId })}
    >
      {() => (
        <EndSessionsButton
          label={texts.endAll}
          end={async () => {
            await client.account.endAllSessions({})
            return texts.endedAll
          }}
          onEnded={onLoggedOut}
        />
      )}
    </SessionList>
  )
}
