import { mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerCampaigns as texts } from '#texts/website-owner/campaigns.ts'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { CampaignForm } from './campaign-form.tsx'

export function NewCampaign() {
  const { ownerCampaigns } = useOwnerClient()
  const ranOn = mauritiusDay(useNow(60_000))
  return (
    <div className="max-w-2xl space-y-4">
      <BackLink to="/owner/campaigns">{texts.toList}</BackLink>
      <CampaignForm
        title={texts.form.newTitle}
        initial={{ ranOn, channel: '', shown: '', cost: '', link: '', image: null }}
        send={(campaign) => ownerCampaigns.add(campaign)}
      />
    </div>
  )
}
