import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign } from '#contract/website-owner/campaigns.ts'
import { toRupees } from '#domain/money.ts'
import { ownerCampaigns as texts } from '#texts/website-owner/campaigns.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { CampaignForm } from './campaign-form.tsx'
import { campaignQuery } from './campaign-queries.ts'

export function EditCampaign({ id }: { id: string }) {
  const client = useOwnerClient()
  const { data, error, refetch } = useQuery({ ...campaignQuery(client, id), refetchOnReconnect: false })
  // What is typed stays while a refetch shows that somebody else has saved.
  const [opened, setOpened] = useState<Campaign>()
  if (data && !opened) setOpened(data)

  async function openSaved() {
    const { data: saved } = await refetch()
    setOpened(saved)
  }

  return (
    <div className="max-w-2xl space-y-4">
      <BackLink to="/owner/campaigns">{texts.toList}</BackLink>
      {opened ? (
        <CampaignForm
          key={opened.version}
          title={texts.form.editTitle}
          initial={{
            ...opened,
            cost: String(toRupees(opened.costCents)),
            link: opened.link ?? '',
            image: opened.picture?.image ?? null,
          }}
          send={(campaign) =>
            client.ownerCampaigns.change({ ...campaign, campaignId: id, version: opened.version })
          }
          onOpenSaved={() => void openSaved()}
        />
      ) : error ? (
        <NotLoaded sentence={sentenceOf(error, texts.failedOne)} onTryAgain={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  )
}
