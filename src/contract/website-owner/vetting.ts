import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { ApplicationState, OwnApplication } from '#contract/shapes/application.ts'
import { Count } from '#contract/shapes/count.ts'
import { chosenDay } from '#contract/shapes/day.ts'
import { EmailChange } from '#contract/shapes/email-change.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { ModerationDecision } from '#contract/shapes/moderation.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging, SearchWords } from '#contract/shapes/paging.ts'
import { Email } from '#contract/shapes/person.ts'
import { picture } from '#contract/shapes/picture.ts'
import { StoreChecks } from '#contract/shapes/store-listing.ts'
import { StoreName } from '#contract/shapes/store-registration.ts'
import { filledIn, line, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { say } from './vetting.sentences.ts'

const Notes = paragraphs('notes', longest.notes)
const checkedUntil = chosenDay().nullable().default(null)

/** Legitimacy and halal are checked separately; without a day there is no badge. */
const checks = {
  verifiedUntil: checkedUntil.meta({ description: 'Until when the store counts as verified.' }),
  halalCheckedUntil: checkedUntil.meta({ description: 'Until when its halal claim counts as checked.' }),
}

const Applicant = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  memberSince: Moment,
  isVerified: z.boolean(),
  hasStore: z.boolean(),
  ratings: Count,
  reports: Count.meta({ description: 'How many reports this person made.' }),
})

export const Application = OwnApplication.extend({
  notes: z.string(),
  person: Applicant,
  earlier: z
    .array(
      OwnApplication.pick({
        _id: true,
        businessName: true,
        state: true,
        refusal: true,
        createdAt: true,
        decidedAt: true,
      }),
    )
    .meta({ description: "The person's other applications, newest first." }),
})
export type Application = z.infer<typeof Application>

const StoreStatus = z.enum(['active', 'suspended'], issue(say.activeOrSuspended))

const VettedStore = z.object({
  _id: Id,
  name: z.string(),
  email: z.string().meta({ description: 'What the store logs in with.' }),
  city: z.string(),
  category: z.string().meta({ example: 'Food > Bakery' }),
  status: StoreStatus,
  checks: StoreChecks.meta({ description: 'As they were given, also when they have lapsed.' }),
  person: z.object({ _id: Id, name: z.string(), email: z.string() }),
  products: Count,
  openReports: Count,
  createdAt: Moment,
})
export type VettedStore = z.infer<typeof VettedStore>

export const AskedEmailChange = EmailChange.extend({
  askedBy: z
    .string()
    .nullable()
    .meta({ description: 'The website owner who asked; none when they did themselves.' }),
})

export const VettedStoreDetail = VettedStore.extend({
  categoryId: Id,
  ...picture,
  isPictureRemoved: z
    .boolean()
    .meta({ description: 'Our neutral picture is shown, and no new one was chosen yet.' }),
  emailChange: AskedEmailChange.nullable(),
  description: z.string(),
  contactInfo: z.string().nullable(),
  averageRating: z.number(),
  ratingCount: Count,
  removedProducts: Count,
  hasSecondFactor: z.boolean(),
  notes: z.string(),
  applications: z.array(OwnApplication).meta({ description: 'Newest first.' }),
  decisions: z.array(ModerationDecision).meta({ description: 'About the store itself, newest first.' }),
})
export type VettedStoreDetail = z.infer<typeof VettedStoreDetail>

const Reason = filledIn(paragraphs('reason', longest.decisionText))

/** A new address that the website owner asks for, and what was on the screen. */
export const emailRequest = form({
  email: Email,
  reason: Reason,
  emailSeen: line('thisField', longest.email),
  newEmailSeen: line('thisField', longest.email).nullable().default(null),
})

const thisApplication = z.object({ applicationId: Id })
const thisStore = z.object({ storeId: Id })

export const ownerVetting = {
  applications: endpoint({
    method: 'GET',
    path: '/owner/applications',
    access: 'owner',
    summary: 'Applications in a state: those that wait oldest first, decided ones newest first',
    query: PageQuery.extend({ state: ApplicationState.default('open') }),
    response: z.object({
      applications: z.array(Application),
      counts: z.record(ApplicationState, Count),
      ...paging,
    }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/owner/applications/:applicationId/approve',
    access: 'owner',
    summary: 'Approve an application, with what was checked',
    params: thisApplication,
    body: form({ ...checks, notes: Notes.optional() }),
    response: Message,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/owner/applications/:applicationId/ask',
    access: 'owner',
    summary: 'Ask an applicant something by mail',
    params: thisApplication,
    body: form({ question: filledIn(paragraphs('question', longest.decisionText)) }),
    response: Message,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/owner/applications/:applicationId/refuse',
    access: 'owner',
    summary: 'Refuse an application, with the reason',
    params: thisApplication,
    body: form({ reason: filledIn(paragraphs('reason', longest.decisionText)) }),
    response: Message,
  }),
  note: endpoint({
    method: 'PUT',
    path: '/owner/applications/:applicationId/notes',
    access: 'owner',
    summary: 'Write down notes about an application',
    params: thisApplication,
    body: form({ notes: Notes }),
    response: Message,
  }),
  approvePerson: endpoint({
    method: 'POST',
    path: '/owner/approvals',
    access: 'owner',
    summary: 'Approve a person who was vetted face to face',
    body: form({ email: Email, ...checks }),
    response: Message,
  }),
  stores: endpoint({
    method: 'GET',
    path: '/owner/stores',
    access: 'owner',
    summary: 'Stores by name or email, newest first, suspended ones too',
    query: PageQuery.extend({ search: SearchWords, status: StoreStatus.optional() }),
    response: z.object({ stores: z.array(VettedStore), ...paging }),
  }),
  store: endpoint({
    method: 'GET',
    path: '/owner/stores/:storeId',
    access: 'owner',
    summary: 'All there is to know about a store',
    params: thisStore,
    response: VettedStoreDetail,
  }),
  checkStore: endpoint({
    method: 'PUT',
    path: '/owner/stores/:storeId/checks',
    access: 'owner',
    summary: 'Set until when a store counts as checked',
    params: thisStore,
    body: form({ ...checks, notes: Notes.optional() }),
    response: Message,
  }),
  changeStore: endpoint({
    method: 'PUT',
    path: '/owner/stores/:storeId/name-and-category',
    access: 'owner',
    summary: 'Change the name and the category of a store, with the reason; the store is told by mail',
    params: thisStore,
    body: form({
      name: StoreName,
      categoryId: Id,
      reason: Reason,
      seen: z.object({ name: line('thisField', longest.storeName), categoryId: Id }, issue(say.whatYouSaw)),
    }),
    response: Message,
  }),
  switchOffSecondFactor: endpoint({
    method: 'POST',
    path: '/owner/stores/:storeId/switch-off-second-factor',
    access: 'owner',
    asksForCode: true,
    summary:
      'Switch off the second factor of a store that lost it, with the reason; the store is told by mail',
    params: thisStore,
    body: form({ reason: Reason }),
    response: Message,
  }),
  changeStoreEmail: endpoint({
    method: 'POST',
    path: '/owner/stores/:storeId/email-change',
    access: 'owner',
    asksForCode: true,
    summary: 'Mail a link to a new address of a store; it counts once the link was followed',
    params: thisStore,
    body: emailRequest,
    response: Message,
  }),
}
