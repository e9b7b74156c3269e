import { account } from '#texts/account/account.ts'
import { EndSessionsButton } from '#web/shared/sign-in/end-sessions-button.tsx'
import { SessionList } from '#web/shared/sign-in/session-list.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { sessionsQuery } from './access-queries.ts'

/** Where the website owner is logged in, and the way out on every device, this one included. */
export function OwnerSessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const texts = account.sessions
  const client = useOwnerClient()
  return (
    <SessionList
      query={sessionsQuery(client)}
      failed={texts.failed}
      end={(sessionId) => client.ownerSession.endSession({ sessionId })}
    >
      {() => (
        <EndSessionsButton
          label={texts.endAll}
          end={async () => (await client.ownerSession.endAllSessions({})).message}
          onEnded={onLoggedOut}
        />
      )}
    </SessionList>
  )
}
