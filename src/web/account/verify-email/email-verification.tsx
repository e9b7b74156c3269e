import { useQuery } from '@tanstack/react-query'
import { account } from '#texts/account/account.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { pendingReturnPath } from '#web/shared/session/pending-actions.ts'
import { ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { NewLinkForm } from './new-link-form.tsx'

type Verification =
  | { state: 'verifying' | 'verified' | 'already' | 'refused' }
  | { state: 'notReached'; error: Error; tryAgain: () => void }

/** Runs in the browser only, and once, because a link works only once. */
export function useVerification(token: string): Verification {
  const client = useClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => client.account.verifyEmail({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  if (data) return { state: account.verify.alreadyText.startsWith(data.message) ? 'already' : 'verified' }
  if (!error || isFetching) return { state: 'verifying' }
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
  return isRefused ? { state: 'refused' } : { state: 'notReached', error, tryAgain: () => void refetch() }
}

/** The text changes in place, so that screen readers announce it. */
export function EmailVerification({ verification }: { verification: Verification }) {
  const texts = account.verify
  const sentences = {
    verifying: { title: texts.verifying, text: texts.verifyingText },
    verified: { title: texts.verified, text: texts.verifiedText },
    already: { title: texts.already, text: texts.alreadyText },
    refused: { title: texts.failed, text: texts.failedText },
    notReached: { title: texts.notReached, text: reasonOf(verification) },
  }
  return (
    <>
      <div role="status">
        <ScreenHeading {...sentences[verification.state]} />
      </div>
      <WayOn verification={verification} />
    </>
  )
}

function WayOn({ verification }: { verification: Verification }) {
  const texts = account.verify
  const next = verification.state === 'verifying' ? undefined : pendingReturnPath()
  switch (verification.state) {
    case 'verifying':
      return <Skeleton className="mt-6 h-11 w-36" />
    case 'refused':
      return (
        <>
          <NewLinkForm />
          <ButtonLink to="/contact" look="quiet" className="mt-6">
            {texts.support}
          </ButtonLink>
        </>
      )
    case 'notReached':
      return (
        <Button onClick={verification.tryAgain} className="mt-6">
          {texts.tryAgain}
        </Button>
      )
    default:
      return (
        <ButtonLink to="/login" search={next ? { next } : {}} className="mt-6">
          {texts.toLogin}
        </ButtonLink>
      )
  }
}

function reasonOf(verification: Verification): string | undefined {
  if (verification.state !== 'notReached') return
  const { sentence, advice } = failureInWords(verification.error)
  return advice ?? sentence
}
