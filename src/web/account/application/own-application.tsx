import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnApplication as Application } from '#contract/shapes/application.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownApplicationQuery, type Standing } from '#web/shared/application/application-queries.ts'
import { StatePanel } from '#web/shared/application/state-panel.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { NewApplication } from './new-application.tsx'

interface OwnApplicationProps {
  email: string
  onBegun: () => void
  onSettled: () => void
}

/** The form of a new application, or the state of a sent one. */
export function OwnApplication({ email, onBegun, onSettled }: OwnApplicationProps) {
  const { noNetwork } = formFailures
  // The form stays mounted when the session ends, so that typed text is not lost.
  const [begunWith, setBegunWith] = useState<Standing>()
  const query = useQuery({ ...ownApplicationQuery(useStoreClient()), enabled: begunWith === undefined })
  const data = begunWith ?? query.data
  const [isAgain, setAgain] = useState(false)
  const [isNews, setNews] = useState(false)
  if (!data && query.isPending) return <ApplicationSkeleton />
  if (!data)
    return (
      <NotLoaded
        sentence={storeApplication.notLoaded}
        hint={noNetwork}
        onTryAgain={() => void query.refetch()}
      />
    )

  const { application, isApproved } = data
  const writing = {
    onBegun: () => {
      setBegunWith(data)
      onBegun()
    },
    onSettled: () => {
      setBegunWith(undefined)
      setAgain(false)
      setNews(true)
      onSettled()
    },
  }
  if (isApproved) return <Approved isNews={isNews} />
  if (application?.state === 'open') return <Open application={application} email={email} isNews={isNews} />
  if (application?.state === 'asked')
    return <AnswerForm key={application._id} application={application} isNews={isNews} {...writing} />
  if (application?.state === 'refused' && !isAgain)
    return <Refused application={application} onAgain={() => setAgain(true)} isNews={isNews} />
  return <NewApplication earlier={application} {...writing} />
}

interface StandingProps {
  application: Application
  isNews: boolean
}

interface OpenProps extends StandingProps {
  email: string
}

function Open({ application, email, isNews }: OpenProps) {
  const { open: texts } = storeApplication
  return (
    <StatePanel state="open" isNews={isNews}>
      <p className="wrap-anywhere">{texts.text(email)}</p>
      <ApplicationFacts application={application} />
    </StatePanel>
  )
}

function Approved({ isNews }: Pick<StandingProps, 'isNews'>) {
  const { approved: texts } = storeApplication
  return (
    <StatePanel state="approved" isNews={isNews}>
      <p>{texts.text}</p>
      <ButtonLink to="/admin/signup" className="mt-5">
        {texts.register}
      </ButtonLink>
    </StatePanel>
  )
}

interface RefusedProps extends StandingProps {
  onAgain: () => void
}

function Refused({ application, onAgain, isNews }: RefusedProps) {
  const { refused: texts } = storeApplication
  return (
    <StatePanel state="refused" isNews={isNews}>
      {application.decidedAt && <p>{texts.on(formatDate(application.decidedAt))}</p>}
      <blockquote className="mt-3 rounded-xl bg-lagoon-tint px-4 py-3 font-medium wrap-anywhere whitespace-pre-line">
        {application.refusal}
      </blockquote>
      <p className="mt-3 text-muted">{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onAgain}>{texts.again}</Button>
        <ButtonLink to="/contact" look="quiet">
          {texts.contact}
        </ButtonLink>
      </div>
      <ApplicationFacts application={application} />
    </StatePanel>
  )
}
