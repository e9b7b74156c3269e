import type { ReactNode } from 'react'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import type { Answer, ApiCall, Send } from '#web/shared/api/client.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
// These modules are loaded on demand in the browser and must be ready in tests.
import '#web/ui/overlays/dialog.tsx'
import '#web/ui/overlays/toast-list.tsx'
import { renderInApp } from './render-in-app.tsx'

export const aProfile = (changes: Partial<StoreProfile> = {}): StoreProfile => ({
  _id: '01890000-0000-7000-8000-000000000009',
  name: 'Lakaz Bonbon',
  email: 'shop@example.mu',
  createdByName: 'Anjali Ramgoolam',
  pictureRemoval: null,
  description: 'Sweet things.',
  image: '/media/upload/f_auto,q_auto,w_800/shop.webp',
  imagePlaceholder: null,
  address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe', details: null },
  contactInfo: '57550142',
  averageRating: 4.5,
  ratingCount: 2,
  ratingCounts: [0, 0, 0, 1, 1],
  storeCategory: { _id: 'c1', name: 'Food' },
  subcategory1: { _id: 'c2', name: 'Bakery' },
  subcategory2: null,
  subcategory3: null,
  checks: { verifiedUntil: null, halalCheckedUntil: null },
  createdAt: '2026-10-01T08:00:00.000Z',
  openingHours: null,
  extraHours: {},
  specialDays: [],
  hoursConfirmedAt: null,
  announcement: null,
  ...changes,
})

type Answers = Record<string, unknown>

/** A refusal or a failure among the server's answers. */
export const refused = (status: number, message?: string): Answer => ({
  status,
  body: message && { message, code: 'refused' },
})

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value

/** Renders a dashboard view with answers by 'METHOD path'. A function is called for every request. */
export async function renderProfile(view: ReactNode, answers: Answers) {
  const sent: ApiCall[] = []
  const send: Send = async (call) => {
    sent.push(call)
    const prepared = answers[`${call.method} ${call.url.replace('/api', '')}`]
    const answer = typeof prepared === 'function' ? await prepared() : prepared
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return isAnswer(answer) ? answer : { status: 200, body: answer }
  }
  const client = { store: { places: async () => ['Curepipe', 'Mahébourg'] } }
  const page = (
    <>
      {view}
      <AppLink to="/stores">Elsewhere</AppLink>
    </>
  )
  return { sent, ...(await renderInApp(page, { client, send })) }
}

/** The bodies sent by one kind of call. */
export const bodiesOf = (sent: ApiCall[], method: string) =>
  sent.filter((call) => call.method === method).map(({ body }) => body)
