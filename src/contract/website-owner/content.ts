import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging, SearchWords } from '#contract/shapes/paging.ts'
import { foundKinds, mostFound } from '#domain/found-content.ts'
import { say } from './content.sentences.ts'
import { ReportedThing } from './moderation.ts'
import { AskedEmailChange, emailRequest } from './vetting.ts'

const FoundKind = z.enum(foundKinds, issue(say.whichKind))
export type FoundKind = z.infer<typeof FoundKind>

const FoundThing = ReportedThing.pick({ target: true, targetId: true }).extend({
  content: ReportedThing.shape.content.unwrap(),
  openReports: Count,
})
export type FoundThing = z.infer<typeof FoundThing>

const FoundPerson = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  memberSince: Moment,
  ratings: Count.meta({ description: 'All ratings that this person has given.' }),
  store: z.object({ _id: Id, name: z.string(), isSuspended: z.boolean() }).nullable(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

export const PersonDetail = FoundPerson.extend({
  reports: Count.meta({ description: 'How many reports this person made.' }),
  applications: Count,
  emailChange: AskedEmailChange.nullable(),
})
export type PersonDetail = z.infer<typeof PersonDetail>

const thisPerson = z.object({ personId: Id })

export const ownerContent = {
  find: endpoint({
    method: 'GET',
    path: '/owner/content',
    access: 'owner',
    summary: 'Products, stores, people and reviews by name or words, newest first, removed ones too',
    query: PageQuery.extend({
      search: SearchWords,
      kind: FoundKind.optional().meta({ description: 'By default the first kind that has something.' }),
      personId: Id.optional().meta({ description: 'Only reviews by this person.' }),
    }),
    response: z.object({
      kind: FoundKind,
      counts: z.record(FoundKind, Count).meta({ description: `At most ${mostFound} each.` }),
      things: z.array(FoundThing).meta({ description: 'Products, stores or reviews.' }),
      people: z.array(FoundPerson),
      ...paging,
    }),
  }),
  person: endpoint({
    method: 'GET',
    path: '/owner/people/:personId',
    access: 'owner',
    summary: 'What a person is here',
    params: thisPerson,
    response: PersonDetail,
  }),
  changePersonEmail: endpoint({
    method: 'POST',
    path: '/owner/people/:personId/email-change',
    access: 'owner',
    asksForCode: true,
    summary: 'Mail a link to a new address of a person; it counts once the link was followed',
    params: thisPerson,
    body: emailRequest,
    response: Message,
  }),
}
