import type { QueryClient } from '@tanstack/react-query'
import { helpful as texts } from '#texts/shared/helpful.ts'
import type { Client } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { whenSignedIn } from '#web/shared/session/signed-in.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { itself, type Own, ownKey } from './review-queries.ts'
import type { Subject } from './reviewed.ts'

export interface Mark {
  isHelpful: boolean
  helpfulCount: number
  /** A visitor has pressed. */
  needsLogin: boolean
}

interface Press extends Pick<Mark, 'isHelpful' | 'helpfulCount'> {
  client: Client
  queryClient: QueryClient
  subject: Subject
  ratingId: string
  setMark: (mark: Partial<Mark>) => void
}

/** Shows the press at once, and then what the server made of it. */
export async function pressHelpful(press: Press): Promise<void> {
  const { client, queryClient, subject, ratingId, setMark } = press
  const { kind: of } = subject
  const action = { kind: 'helpful', of, id: ratingId } as const
  const isHelpful = !press.isHelpful
  const isSignedIn = await whenSignedIn(client, queryClient)('helpful', action, (person) => {
    setMark({ isHelpful, helpfulCount: press.helpfulCount + (isHelpful ? 1 : -1) })
    client.rating.markHelpful({ of, ratingId, isHelpful }).then(
      async (mark) => {
        setMark(mark)
        queryClient.setQueryData<Own>(ownKey(subject), (own) => {
          const others = own?.helpful.filter((id) => id !== ratingId) ?? []
          return own && { ...own, helpful: isHelpful ? [ratingId, ...others] : others }
        })
        // The counts of the page are asked for again when it is next opened.
        await queryClient.invalidateQueries({ queryKey: itself(subject), refetchType: 'none' })
      },
      async (error: unknown) => {
        setMark({})
        if (isSessionOver(error)) await tryAfterLogin(action, person)
        else await toast.error(sentenceOf(error, texts.failed))
      },
    )
  })
  if (!isSignedIn) setMark({ needsLogin: true })
}
