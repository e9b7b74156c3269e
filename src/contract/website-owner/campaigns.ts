import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { chosenDay, Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { picture } from '#contract/shapes/picture.ts'
import { OptionalSiteLink } from '#contract/shapes/site-link.ts'
import { filledIn, line, paragraphs } from '#contract/shapes/text.ts'
import { ReadVersion } from '#contract/shapes/version.ts'
import { PictureAddress } from '#contract/shapes/web-address.ts'
import { longest } from '#domain/limits.ts'
import { say } from './campaigns.sentences.ts'

const mostCents = 100_000_000

/** What was done with the mass-advertising part of the fees. */
export const Campaign = z.object({
  _id: Id,
  version: z.int(),
  ranOn: Day,
  channel: z.string(),
  shown: z.string().meta({ description: 'What people saw.' }),
  costCents: Count,
  link: z.string().nullable(),
  picture: z.object(picture).nullable(),
})
export type Campaign = z.infer<typeof Campaign>

const CampaignForm = form({
  ranOn: chosenDay(),
  channel: filledIn(line('channel', longest.campaignChannel)),
  shown: filledIn(paragraphs('whatWasShown', longest.campaignText)),
  costCents: z.int(issue(say.badCost)).min(0, issue(say.badCost)).max(mostCents, issue(say.tooMuch)),
  link: OptionalSiteLink.default(null),
  image: PictureAddress.nullable().default(null),
})
export type CampaignForm = z.output<typeof CampaignForm>

const thisCampaign = z.object({ campaignId: Id })

export const ownerCampaigns = {
  list: endpoint({
    method: 'GET',
    path: '/owner/campaigns',
    access: 'owner',
    summary: 'Mass-advertising campaigns, newest first, and what each month on the page cost',
    query: PageQuery,
    response: z.object({
      campaigns: z.array(Campaign),
      months: z
        .array(
          z.object({ month: z.string().meta({ example: '2026-11' }), campaigns: Count, costCents: Count }),
        )
        .meta({ description: 'The whole months of the campaigns on this page, newest first.' }),
      ...paging,
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/owner/campaigns/:campaignId',
    access: 'owner',
    summary: 'One campaign, to edit it',
    params: thisCampaign,
    response: Campaign,
  }),
  add: endpoint({
    method: 'POST',
    path: '/owner/campaigns',
    access: 'owner',
    summary: 'Record a campaign',
    body: CampaignForm,
    response: Message,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/owner/campaigns/:campaignId',
    access: 'owner',
    summary: 'Correct a campaign',
    params: thisCampaign,
    body: CampaignForm.extend({ version: ReadVersion }),
    response: Message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/owner/campaigns/:campaignId',
    access: 'owner',
    summary: 'Delete a campaign',
    params: thisCampaign,
    query: z.object({ version: ReadVersion }),
    response: Message,
  }),
}
