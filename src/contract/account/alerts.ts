import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Cents } from '#contract/shapes/fee.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { City } from '#contract/shapes/paging.ts'
import { narrowed, SavedFilters } from '#contract/shapes/search-filters.ts'
import { filledIn, line } from '#contract/shapes/text.ts'
import { alertKinds } from '#domain/alerts.ts'
import {
  alertsListed,
  longest,
  mostFollowedStores,
  mostPushDevices,
  mostSavedSearches,
} from '#domain/limits.ts'
import { notificationMails } from '#domain/store-notifications.ts'
import { say } from './alerts.sentences.ts'

const Pace = z.enum(notificationMails, issue(say.whichPace))

export const AlertChoices = z.object({ mail: Pace, push: Pace })
export type AlertChoices = z.infer<typeof AlertChoices>

const OwnAlert = z.object({
  _id: Id,
  kind: z.enum(alertKinds),
  productId: Id,
  title: z.string(),
  storeName: z.string(),
  priceCents: Cents.meta({ description: 'The price in force then.' }),
  otherCents: Cents.optional().meta({ description: 'The price before a drop, or after a discount.' }),
  search: z.string().optional().meta({ description: 'The words of the saved search.' }),
  at: Moment,
})

const named = z.object({ _id: Id, name: z.string(), since: Moment })
const Device = z.object({
  _id: Id,
  device: z.string().meta({ example: 'Firefox on Android' }),
  since: Moment,
  isCurrent: z.boolean(),
})
const SavedSearch = z.object({
  _id: Id,
  q: z.string(),
  city: z.string().nullable(),
  filters: SavedFilters,
  since: Moment,
})

export const OwnAlerts = z.object({
  choices: AlertChoices,
  stores: z.array(named).max(mostFollowedStores),
  wishes: z.array(named),
  searches: z.array(SavedSearch).max(mostSavedSearches),
  devices: z.array(Device).max(mostPushDevices),
  pushKey: z.string().meta({ description: 'The public VAPID key, for `applicationServerKey`.' }),
  messages: z.array(OwnAlert).max(alertsListed),
})
export type OwnAlerts = z.infer<typeof OwnAlerts>

/** What a browser's `PushSubscription` says, in base64url. */
const key = (bytes: number) =>
  z
    .string(issue(say.badDevice))
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), issue(say.badDevice))

const thisStore = z.object({ storeId: Id })
const thisProduct = z.object({ productId: Id })
const Choices = AlertChoices.meta({ description: 'How I want to be told; both are `never` until I choose.' })
const Chosen = z.object({ message: Message.shape.message, choices: Choices })

export const alert = {
  mine: endpoint({
    method: 'GET',
    path: '/alerts',
    access: 'user',
    summary: 'What I want to be told about, how, and the latest messages',
    response: OwnAlerts,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/alerts/choices',
    access: 'user',
    summary: 'Choose when I am told, by mail and by push',
    description: 'What waits to be sent follows the new choice.',
    body: form({ mail: Pace.optional(), push: Pace.optional() }),
    response: Chosen,
  }),
  storeStatus: endpoint({
    method: 'GET',
    path: '/alerts/stores/:storeId',
    access: 'user',
    summary: 'Whether I follow a store',
    params: thisStore,
    response: z.object({ isFollowed: z.boolean(), choices: Choices }),
  }),
  followStore: endpoint({
    method: 'PUT',
    path: '/alerts/stores/:storeId',
    access: 'user',
    summary: 'Follow a store: be told about its new products',
    params: thisStore,
    response: Chosen,
  }),
  unfollowStore: endpoint({
    method: 'DELETE',
    path: '/alerts/stores/:storeId',
    access: 'user',
    summary: 'No longer follow a store',
    params: thisStore,
    response: Message,
  }),
  watchPrice: endpoint({
    method: 'PUT',
    path: '/alerts/wishes/:productId',
    access: 'user',
    summary: 'Be told when the price of a wish drops, and the day before its discount ends',
    params: thisProduct,
    response: Chosen,
  }),
  unwatchPrice: endpoint({
    method: 'DELETE',
    path: '/alerts/wishes/:productId',
    access: 'user',
    summary: 'No longer be told about the price of a wish',
    params: thisProduct,
    response: Message,
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/alerts/searches',
    access: 'user',
    summary: 'Save a search: be told about products that match',
    description:
      'The words must be in the name of a product that is new, or whose price drops so far that it passes the filters. ' +
      'Whether its store is open is left out, because that changes by the hour.',
    body: narrowed(form({ q: filledIn(line('search', longest.search)), city: City })),
    response: Chosen,
  }),
  removeSearch: endpoint({
    method: 'DELETE',
    path: '/alerts/searches/:searchId',
    access: 'user',
    summary: 'Remove a saved search',
    params: z.object({ searchId: Id }),
    response: Message,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/alerts/devices',
    access: 'user',
    summary: 'Have this browser take pushes while I am logged in',
    body: form({
      endpoint: filledIn(line('pushAddress', longest.pushAddress)).meta({
        example: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      }),
      p256dh: key(65).meta({ description: 'The browser’s public key.' }),
      auth: key(16),
    }),
    response: Message,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/alerts/devices/:deviceId',
    access: 'user',
    summary: 'Have a browser take no more pushes',
    params: z.object({ deviceId: Id }),
    response: Message,
  }),
}
