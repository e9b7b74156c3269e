import { Pencil, Trash2 } from 'lucide-react'
import type { Campaign } from '#contract/website-owner/campaigns.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerCampaigns as texts } from '#texts/website-owner/campaigns.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'
import { rupees } from '#web/website-owner/fees/amount.ts'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

export function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { _id: campaignId, version, ranOn, channel, shown, costCents, link, picture } = campaign
  const { ownerCampaigns } = useOwnerClient()
  const name = `${channel}, ${formatDate(ranOn)}`
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 p-3 @3xl:flex-nowrap @3xl:px-4">
      {picture && (
        <span className="w-20 flex-none overflow-hidden rounded-lg">
          <Picture url={picture.image} placeholder={picture.imagePlaceholder} alt="" sizes="5rem" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span className="wrap-anywhere">{channel}</span>
          <span className="tabular-nums">{rupees(costCents)}</span>
        </p>
        <p className="text-sm text-muted tabular-nums">{formatDate(ranOn)}</p>
        <p className="whitespace-pre-line wrap-anywhere">{shown}</p>
        {link && <OutgoingLink href={link}>{link}</OutgoingLink>}
      </div>
      <div className="flex flex-none items-center gap-1.5 @max-3xl:w-full @max-3xl:justify-end">
        <ButtonLink
          to="/owner/campaigns/$campaignId"
          params={{ campaignId }}
          look="quiet"
          size="small"
          aria-label={texts.editOf(name)}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {texts.edit}
        </ButtonLink>
        <ActionButton
          look="quiet"
          size="small"
          aria-label={texts.deleteOf(name)}
          question={{ sentence: texts.deleteQuestion, confirm: texts.delete, cancel: texts.keep }}
          act={() => ownerCampaigns.remove({ campaignId, version })}
          className="hover:border-sunset! hover:text-sunset!"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {texts.delete}
        </ActionButton>
      </div>
    </li>
  )
}
