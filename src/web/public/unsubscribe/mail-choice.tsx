import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unsubscribe as texts } from '#texts/public/unsubscribe.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'

/**
 * Unsubscribes when the page is opened, without a question, and offers to undo it. The request is a POST of the script:
 * the scanners of mail servers only fetch the page. Without script a form does the same.
 */
export function MailChoice({ token }: { token: string }) {
  const client = useClient()
  const [wants, setWants] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mail-choice', token, wants],
    queryFn: () => client.mailChoice.choose({ token, wants }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  const isRefused = error instanceof ApiError && error.status < 500
  const state = data ? (wants ? 'subscribed' : 'unsubscribed') : error && !isFetching ? 'failed' : 'working'
  const heading = {
    working: { title: texts.working, text: texts.workingText },
    subscribed: { title: texts.subscribed, text: data?.message },
    unsubscribed: { title: texts.unsubscribed, text: data && `${data.message} ${texts.stillCome}` },
    failed: { title: texts.failed, text: error ? failureInWords(error).sentence : undefined },
  }[state]
  return (
    <>
      <div role="status">
        <ScreenHeading {...heading} />
      </div>
      {state === 'working' && (
        <>
          <Skeleton className="mt-6 h-11 w-36 noscript:hidden" />
          <noscript>
            <form method="post">
              <Button type="submit" className="mt-6">
                {texts.again}
              </Button>
            </form>
          </noscript>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {data && (
          <Button look={wants ? 'quiet' : 'primary'} onClick={() => setWants(!wants)}>
            {wants ? texts.again : texts.undo}
          </Button>
        )}
        {state === 'failed' && !isRefused && <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        {state !== 'working' && (
          <ButtonLink to="/" look="quiet">
            {texts.home}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
