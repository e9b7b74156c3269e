import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { line, missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { longest } from '#domain/limits.ts'
import { say } from './taps.sentences.ts'

export const tapKinds = ['view', 'call', 'whatsapp', 'directions', 'link'] as const

export const Tap = form({
  kind: z.enum(tapKinds, missingOr(say.whatWasDone)),
  storeId: z.guid(missingOr(sayValue.notAnId)),
  productId: Id.optional().meta({ description: 'When it was done on a product of the store.' }),
})
export type Tap = z.infer<typeof Tap>

/** As many cards as a page of results shows. */
const mostStoresShown = 24

export const Search = form({
  q: line('search', longest.search),
  storeIds: z
    .array(Id, issue(say.noStores))
    .min(1, issue(say.noStores))
    .max(mostStoresShown, issue(say.manyStores))
    .meta({ description: 'The stores that the page of results shows, or whose products it shows.' }),
})
export type Search = z.infer<typeof Search>

export const tap = {
  count: endpoint({
    method: 'POST',
    path: '/taps',
    access: 'public',
    summary: 'Count a view of a page, or a tap on call, WhatsApp, directions or a link',
    description: 'Robots, repeats and store owners on their own pages are not counted.',
    body: Tap,
    response: z.object({}),
  }),
  search: endpoint({
    method: 'POST',
    path: '/taps/searches',
    access: 'public',
    summary: 'Count that a search has shown some stores',
    description:
      'Robots and repeats are not counted. The words are kept only as a count of those who typed them.',
    body: Search,
    response: z.object({}),
  }),
}
