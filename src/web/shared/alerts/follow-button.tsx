import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { alertOffers as texts } from '#texts/shared/alerts.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { takeResumedAction } from '#web/shared/session/resumed-actions.ts'
import { useIsSignedIn } from '#web/shared/session/session.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { followedKey } from './alert-keys.ts'

const ChooseHow = lazy(() => import('./choose-how.tsx'))

interface FollowButtonProps {
  storeId: string
  name: string
  /** The path of the store's page, where a login comes back to. */
  path: string
}

/** Follows a store. The calls are fetched for people with an account alone. */
export function FollowButton({ storeId, name, path }: FollowButtonProps) {
  const { send } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const isPerson = useIsSignedIn()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const queryKey = followedKey(storeId)
  const calls = async () => (await import('./alert-client.ts')).alertClient(send)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await calls()).storeStatus({ storeId }),
    enabled: isPerson,
    staleTime: 60_000,
  })
  const isFollowed = isPerson && data?.isFollowed === true

  async function change(isWanted: boolean): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      const client = await calls()
      if (isWanted) {
        const { message, choices } = await client.followStore({ storeId })
        queryClient.setQueryData(queryKey, { isFollowed: true, choices })
        if (choices.mail === 'never' && choices.push === 'never') setAsking(true)
        else void toast.success(message)
      } else {
        const { message } = await client.unfollowStore({ storeId })
        queryClient.setQueryData(queryKey, (before) => before && { ...before, isFollowed: false })
        setAsking(false)
        void toast.success(message)
      }
    } catch (error) {
      if (isSessionOver(error)) void tryAfterLogin({ kind: 'follow', id: storeId }, undefined)
      else void toast.error(sentenceOf(error, texts.failed))
    }
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted before a login is done once
  useEffect(() => {
    if (takeResumedAction('follow', path)) void change(true)
  }, [path])

  const Icon = isFollowed ? BellRing : Bell
  return (
    <>
      <Button
        look="quiet"
        aria-label={isFollowed ? texts.unfollowThis(name) : texts.followThis(name)}
        aria-busy={isBusy}
        onClick={() => void signedIn('follow', { kind: 'follow', id: storeId }, () => change(!isFollowed))}
      >
        <Icon aria-hidden="true" className="size-4.5 text-lagoon" />
        {isFollowed ? texts.following : texts.follow}
      </Button>
      {isAsking && (
        <Suspense>
          <ChooseHow onChosen={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
