import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { ConfirmSecondFactor } from '#web/shared/second-factor/confirm-second-factor.tsx'
import { RecoveryCodes } from '#web/shared/second-factor/recovery-codes.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { ofOwner, useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'

interface EnrolmentProps {
  /** The recovery codes, after the second factor is confirmed. */
  codes: readonly string[] | undefined
  onConfirmed: (recoveryCodes: string[]) => void
  onDone: () => void
}

/** An owner without a second factor must set one up before anything else. */
export function Enrolment({ codes, onConfirmed, onDone }: EnrolmentProps) {
  const { enrolment: texts } = ownerAccess
  const { ownerSession } = useOwnerSessionClient()
  const [attempt, setAttempt] = useState(1)
  // Each request creates a new secret and voids the previous one, so it must run only once.
  const { data, isError, refetch } = useQuery({
    queryKey: ofOwner('begin-second-factor', attempt),
    queryFn: () => ownerSession.beginSecondFactor({}),
    enabled: !codes,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (data) {
    return (
      <ConfirmSecondFactor
        key={attempt}
        invitation={data}
        confirm={(code) => ownerSession.confirmSecondFactor({ code })}
        onConfirmed={onConfirmed}
        onStartAgain={() => setAttempt(attempt + 1)}
      />
    )
  }
  if (isError) return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  return (
    <div aria-busy="true">
      <SkeletonLine className="w-3/4" />
      <Skeleton className="mt-4 size-48 rounded-xl!" />
    </div>
  )
}
