import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, storeApplications, stores, users } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: StoreOwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await storeOwnerApp()
  owner = await websiteOwner()
  await shop.app.listen({ port: 0 })
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

const websiteOwner = async () => (await shop.signedIn('owner', await shop.given.owner())).client
const facts = {
  businessName: 'Ti Lakaz',
  registrationNumber: 'C12345678',
  phone: '5 755 0142',
  sells: 'Cakes for weddings.',
  claimsHalal: true,
}

/** Somebody who has applied. */
async function applicant() {
  const person = await shop.given.user()
  const { client } = await shop.signedIn('user', person)
  await client.application.apply(facts)
  const { application } = await client.application.mine({})
  return { person, client, applicationId: application?._id ?? '' }
}

test('a person applies once, and sees the state of the application', async () => {
  const { client, applicationId } = await applicant()
  expect(await client.application.mine({})).toEqual({
    application: {
      _id: applicationId,
      ...facts,
      state: 'open',
      question: '',
      answer: '',
      refusal: '',
      createdAt: '2026-11-14T08:00:00.000Z',
      decidedAt: null,
    },
    isApproved: false,
    hasStore: false,
  })
  expect(await refusal(client.application.apply(facts))).toMatchObject({ status: 409, code: 'applied' })
  const { client: other } = await shop.signedIn('user', await shop.given.user())
  expect((await other.application.mine({})).application).toBeNull()
})

test('two applications of one person at the same moment are one', async () => {
  const person = await shop.given.user()
  const { client } = await shop.signedIn('user', person)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => client.application.apply(facts)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.database.tables.$count(storeApplications, eq(storeApplications.userId, person.id))).toBe(
    1,
  )
})

test('a person who is approved, or has a store, cannot apply', async () => {
  const { client: approved } = await shop.approvedPerson()
  expect(await refusal(approved.application.apply(facts))).toMatchObject({ status: 409, code: 'approved' })
  const { userId } = await shop.given.store()
  const { client: keeper } = await shop.signedIn('user', { id: userId })
  expect(await refusal(keeper.application.apply(facts))).toMatchObject({ status: 409, code: 'has-a-store' })
})

test.each([
  ['no name', { businessName: ' ' }],
  ['no number', { registrationNumber: '' }],
  ['a phone of letters', { phone: 'call me' }],
  ['nothing to sell', { sells: '' }],
])('an application with %s is refused', async (_, wrong) => {
  const { client } = await shop.signedIn('user', await shop.given.user())
  expect((await refusal(client.application.apply({ ...facts, ...wrong }))).status).toBe(400)
})

test('approval carries its dates to the store that is registered then, and tells the applicant', async () => {
  const { person, client, applicationId } = await applicant()
  await owner.ownerVetting.approve({
    applicationId,
    verifiedUntil: '2027-11-14',
    halalCheckedUntil: '2027-05-14',
    notes: 'Seen in the shop.',
  })
  const mail = await shop.mail.nextMailTo(person.email)
  expect(mail.subject).toBe('Your store may open')
  expect(mail.text).toContain('Verified store’ until 14/11/2027')
  expect(mail.text).toContain('Halal checked’ until 14/05/2027')

  expect(await client.application.mine({})).toMatchObject({
    application: { state: 'approved', decidedAt: '2026-11-14T08:00:00.000Z' },
    isApproved: true,
  })
  await client.storeOwner.register(await shop.registration())
  const { tables } = shop.database
  expect(await tables.select().from(stores).where(eq(stores.userId, person.id))).toMatchObject([
    { verifiedUntil: '2027-11-14', halalCheckedUntil: '2027-05-14' },
  ])
  const { applications } = await owner.ownerVetting.applications({ state: 'approved' })
  expect(applications.find(({ _id }) => _id === applicationId)?.notes).toBe('Seen in the shop.')
  expect(await auditEntries(shop.database, eq(auditLog.targetId, person.id))).toMatchObject([
    {
      action: 'approve-store-owner',
      details: { verifiedUntil: '2027-11-14', halalCheckedUntil: '2027-05-14' },
    },
  ])
})

test('legitimacy and halal are decided apart: without a day there is no check', async () => {
  const { person, applicationId } = await applicant()
  await owner.ownerVetting.approve({ applicationId, verifiedUntil: '2027-11-14' })
  const [row] = await shop.database.tables.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ storeVerifiedUntil: '2027-11-14', storeHalalCheckedUntil: null })
})

test('a day that is past cannot be given', async () => {
  const { applicationId } = await applicant()
  expect(
    await refusal(owner.ownerVetting.approve({ applicationId, verifiedUntil: '2026-11-13' })),
  ).toMatchObject({
    status: 400,
    issues: [{ path: 'verifiedUntil', message: '13/11/2026 is past already.' }],
  })
})

test('a question goes out by mail, and its answer brings the application back', async () => {
  const { person, client, applicationId } = await applicant()
  expect(await refusal(client.application.answer({ ...facts, answer: 'Here.' }))).toMatchObject({
    status: 409,
    code: 'nothing-asked',
  })
  await owner.ownerVetting.ask({ applicationId, question: 'Where do you bake?\nAnd since when?' })
  const mail = await shop.mail.nextMailTo(person.email)
  expect(mail.text).toContain('Where do you bake?')
  expect(mail.links).toContain('http://localhost:3000/display-request')
  expect((await client.application.mine({})).application).toMatchObject({
    state: 'asked',
    question: 'Where do you bake?\nAnd since when?',
  })

  await client.application.answer({ ...facts, sells: 'Bread too.', answer: 'In Curepipe.' })
  const { applications } = await owner.ownerVetting.applications({})
  expect(applications.find(({ _id }) => _id === applicationId)).toMatchObject({
    state: 'open',
    sells: 'Bread too.',
    answer: 'In Curepipe.',
  })
})

test('a refusal says why, and leaves the way open to apply again', async () => {
  const { person, client, applicationId } = await applicant()
  await owner.ownerVetting.refuse({ applicationId, reason: 'The number is unknown.' })
  expect((await shop.mail.nextMailTo(person.email)).text).toContain('The number is unknown.')
  await client.application.apply({ ...facts, registrationNumber: 'C87654321' })

  const { applications } = await owner.ownerVetting.applications({})
  expect(applications.find((each) => each.person._id === person.id)).toMatchObject({
    registrationNumber: 'C87654321',
    person: {
      name: person.name,
      email: person.email,
      isVerified: true,
      hasStore: false,
      ratings: 0,
      reports: 0,
    },
    earlier: [{ _id: applicationId, state: 'refused', refusal: 'The number is unknown.' }],
  })
})

test('notes are for website owners alone', async () => {
  const { client, applicationId } = await applicant()
  await owner.ownerVetting.note({ applicationId, notes: 'Ask the registrar.' })
  const { applications } = await owner.ownerVetting.applications({})
  expect(applications.find(({ _id }) => _id === applicationId)?.notes).toBe('Ask the registrar.')
  expect(JSON.stringify(await client.application.mine({}))).not.toContain('registrar')
})

test('of website owners who decide at once exactly one acts, and one mail leaves', async () => {
  const others = await Promise.all([websiteOwner(), websiteOwner(), websiteOwner(), websiteOwner()])
  for (let round = 0; round < 5; round += 1) {
    const { person, applicationId } = await applicant()
    const [first, second, third, fourth] = others.map(({ ownerVetting }) => ownerVetting)
    const outcomes = await Promise.all(
      [
        first?.approve({ applicationId }),
        second?.refuse({ applicationId, reason: 'No.' }),
        third?.approve({ applicationId, verifiedUntil: '2027-01-01' }),
        fourth?.refuse({ applicationId, reason: 'No.' }),
      ].map((call) =>
        call?.then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([200, 409, 409, 409])
    const [row] = await shop.database.tables
      .select()
      .from(storeApplications)
      .where(eq(storeApplications.id, applicationId))
    const [user] = await shop.database.tables.select().from(users).where(eq(users.id, person.id))
    expect(user?.storeApprovedAt !== null).toBe(row?.status === 'approved')
    await shop.mail.nextMailTo(person.email)
  }
})

test('what was decided long ago cannot be approved once more', async () => {
  const { person, applicationId } = await applicant()
  await owner.ownerVetting.approve({ applicationId })
  await shop.database.tables.update(users).set({ storeApprovedAt: null }).where(eq(users.id, person.id))
  expect(await refusal(owner.ownerVetting.approve({ applicationId }))).toEqual({
    status: 409,
    code: 'decided-meanwhile',
    message: 'This was decided meanwhile.',
  })
})

test('a person vetted face to face is approved by address', async () => {
  const person = await shop.given.user()
  await owner.ownerVetting.approvePerson({ email: person.email, halalCheckedUntil: '2027-01-31' })
  const [row] = await shop.database.tables.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ storeVerifiedUntil: null, storeHalalCheckedUntil: '2027-01-31' })
  expect(await refusal(owner.ownerVetting.approvePerson({ email: person.email }))).toMatchObject({
    status: 409,
    code: 'approved',
  })
  expect(await refusal(owner.ownerVetting.approvePerson({ email: 'nobody@example.test' }))).toMatchObject({
    status: 400,
    message: 'Nobody has an account with this address.',
  })
})

test('what was checked goes with the store: who opens another one starts without badges', async () => {
  const { person, client } = await shop.approvedPerson()
  const { tables } = shop.database
  await tables.update(users).set({ storeVerifiedUntil: '2027-11-14' }).where(eq(users.id, person.id))
  await client.storeOwner.register(await shop.registration())
  const [store] = await tables.select().from(stores).where(eq(stores.userId, person.id))
  expect(store?.verifiedUntil).toBe('2027-11-14')
  const dashboard = await shop.signedIn('admin', { id: store?.id ?? '' })
  await dashboard.client.storeOwner.deleteStore({})
  const [row] = await tables.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ storeApprovedAt: null, storeVerifiedUntil: null, storeHalalCheckedUntil: null })
})
