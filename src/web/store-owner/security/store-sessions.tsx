import { useQueryClient } from '@tanstack/react-query'
import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { EndSessionsButton } from '#web/shared/sign-in/end-sessions-button.tsx'
import { SessionList } from '#web/shared/sign-in/session-list.tsx'
import { sessionsKey, sessionsQuery } from './sessions-query.ts'

/** Where the store is logged in; the others can be ended at once. */
export function StoreSessions() {
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return (
    <SessionList
      query={sessionsQuery(client)}
      failed={texts.failed}
      end={(sessionId) => client.storeOwner.endSession({ sessionId })}
    >
      {(sessions) =>
        sessions &&
        sessions.length > 1 && (
          <EndSessionsButton
            label={texts.endOthers}
            end={async () => (await client.storeOwner.endOtherSessions({})).message}
            onEnded={() => queryClient.invalidateQueries({ queryKey: sessionsKey })}
          />
        )
      }
    </SessionList>
  )
}
