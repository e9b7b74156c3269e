import { Plus } from 'lucide-react'
import type { Campaign } from '#contract/website-owner/campaigns.ts'
import { monthName } from '#texts/shared/figures.ts'
import { ownerCampaigns as texts } from '#texts/website-owner/campaigns.ts'
import { pageIn } from '#web/shared/address/address-values.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { rupees } from '#web/website-owner/fees/amount.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { campaignListQuery } from './campaign-queries.ts'
import { CampaignRow } from './campaign-row.tsx'

/** Campaigns by month, newest first, with what each month cost. */
export function CampaignsList({ page }: { page: number }) {
  const list = usePagedQuery(campaignListQuery(useOwnerClient(), page))
  const { months = [], campaigns = [] } = list.data ?? {}
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{texts.intro}</p>
      <ButtonLink to="/owner/campaigns/new" className="mb-5 max-sm:w-full">
        <Plus aria-hidden="true" className="size-4.5" />
        {texts.add}
      </ButtonLink>
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(other) => ({ to: '/owner/campaigns', search: { page: pageIn(other) } })}
        failed={texts.failed}
        empty={<EmptyState artwork="desert-island" message={texts.empty} hint={texts.emptyHint} />}
      >
        <div className="@container space-y-6">
          {months.map((month) => (
            <Month
              key={month.month}
              {...month}
              shown={campaigns.filter(({ ranOn }) => ranOn.startsWith(month.month))}
            />
          ))}
        </div>
      </PagedList>
    </>
  )
}

interface MonthProps {
  month: string
  campaigns: number
  costCents: number
  /** Those of the month on this page. */
  shown: Campaign[]
}

function Month({ month, campaigns, costCents, shown }: MonthProps) {
  const name = monthName(month)
  return (
    <section aria-label={name}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading text-lg">{name}</h2>
        <p className="tabular-nums">
          {texts.campaigns(campaigns)} · <b className="font-semibold">{rupees(costCents)}</b>
        </p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((campaign) => (
          <CampaignRow key={campaign._id} campaign={campaign} />
        ))}
      </ul>
    </section>
  )
}
