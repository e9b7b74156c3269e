import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { chosenDay, Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { picture } from '#contract/shapes/picture.ts'
import { OptionalSiteLink } from '#contract/shapes/site-link.ts'
import { filledIn, line, missingOr } from '#contract/shapes/text.ts'
import { ReadVersion } from '#contract/shapes/version.ts'
import { PictureAddress } from '#contract/shapes/web-address.ts'
import { longest, mostBannersOrdered } from '#domain/limits.ts'
import { shownStates } from '#domain/shown-days.ts'
import { say } from './banners.sentences.ts'

const BannerState = z.enum(shownStates, issue(say.whichState))

/** A banner as the console lists it. */
export const ListedBanner = z.object({
  _id: Id,
  version: z.int(),
  messageEn: z.string(),
  messageFr: z.string(),
  link: z.string().nullable(),
  picture: z.object(picture).nullable(),
  startsOn: Day,
  endsOn: Day.nullable().meta({ description: 'The last day; none when it is shown until it is deleted.' }),
  state: BannerState,
})
export type ListedBanner = z.infer<typeof ListedBanner>

const message = () => filledIn(line('message', longest.bannerMessage))
const BannerForm = form({
  messageEn: message(),
  messageFr: message(),
  link: OptionalSiteLink.default(null),
  image: PictureAddress.nullable().default(null),
  startsOn: chosenDay().meta({ description: 'The first day, in Mauritius.' }),
  endsOn: chosenDay().nullable().default(null).meta({ description: 'The last day, in Mauritius.' }),
})
export type BannerForm = z.output<typeof BannerForm>

const inOrder = {
  check: ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
    endsOn === null || endsOn >= startsOn,
  params: { path: ['endsOn'], error: issue(say.endsBeforeItBegins) },
}
const thisBanner = z.object({ bannerId: Id })

export const ownerBanners = {
  list: endpoint({
    method: 'GET',
    path: '/owner/banners',
    access: 'owner',
    summary: 'Banners: running and coming ones in their order, past ones newest first',
    query: PageQuery.extend({ state: BannerState.default('running') }),
    response: z.object({ banners: z.array(ListedBanner), ...paging }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/owner/banners/:bannerId',
    access: 'owner',
    summary: 'One banner, to edit it',
    params: thisBanner,
    response: ListedBanner,
  }),
  add: endpoint({
    method: 'POST',
    path: '/owner/banners',
    access: 'owner',
    summary: 'Write a banner, last in the order',
    body: BannerForm.refine(inOrder.check, inOrder.params),
    response: Message,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/owner/banners/order',
    access: 'owner',
    summary: 'Put banners in order; those not named keep their places',
    body: form({
      ids: z
        .array(Id, missingOr(say.listOfIds))
        .min(1, issue(say.nameSome))
        .max(mostBannersOrdered, issue(say.tooMany)),
      seen: z
        .array(Id, issue(say.listOfIds))
        .max(mostBannersOrdered, issue(say.tooMany))
        .optional()
        .meta({ description: 'The same banners as they were listed; refused when their order has changed.' }),
    }),
    response: Message,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/owner/banners/:bannerId',
    access: 'owner',
    summary: 'Change a banner',
    params: thisBanner,
    body: BannerForm.extend({ version: ReadVersion }).refine(inOrder.check, inOrder.params),
    response: Message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/owner/banners/:bannerId',
    access: 'owner',
    summary: 'Delete a banner',
    params: thisBanner,
    query: z.object({ version: ReadVersion }),
    response: Message,
  }),
}
