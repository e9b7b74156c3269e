import { ownerVetting as texts } from '#texts/website-owner/vetting.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { ApplicationCard } from './application-card.tsx'
import { ApproveByEmail } from './approve-by-email.tsx'
import { linkToVetting } from './vetting-links.ts'
import { applicationsQuery } from './vetting-queries.ts'
import { type ApplicationState, applicationStates } from './vetting-search-params.ts'

interface VettingViewProps {
  state: ApplicationState
  page: number
}

/** The applications in one state. */
export function VettingView({ state, page }: VettingViewProps) {
  const list = usePagedQuery(applicationsQuery(useOwnerClient(), { state, page }))
  const applications = list.data?.applications ?? []
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label={texts.filter}
          chosen={state}
          links={applicationStates.map((id) => ({
            id,
            label: texts.states[id],
            count: list.data?.counts[id],
            link: linkToVetting(id),
          }))}
        />
        <ApproveByEmail />
      </div>
      <PagedQueue
        label={texts.queue}
        ids={applications.map(({ _id }) => _id)}
        list={list}
        page={page}
        linkTo={(otherPage) => linkToVetting(state, otherPage)}
        failed={texts.failed}
        empty={
          <EmptyState artwork="desert-island" message={texts.empty[state]} hint={texts.emptyHint[state]} />
        }
      >
        <ul className="grid gap-5">
          {applications.map((application) => (
            <li key={application._id} className="min-w-0">
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      </PagedQueue>
    </>
  )
}
