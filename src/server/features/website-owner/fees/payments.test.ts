import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { auditLog, feeCycles, feePayments, refundContacts } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
})

const cash = { method: 'cash', receivedOn: '2026-11-14' } as const

/** A store with its first window announced, and the website owner's calls. */
async function charged() {
  const store = await shop.registered()
  const ownerCalls = await shop.ownerCalls()
  const cycleOf = async () => {
    const { cycles } = await ownerCalls.ledger({ storeId: store.id })
    const cycle = cycles.at(-1)
    if (!cycle) throw new Error('A registered store is charged.')
    return cycle
  }
  return { store, ownerCalls, cycleOf, cycleId: (await cycleOf())._id }
}

test('a payment settles a window, has a receipt, and is written into the log', async () => {
  const { store, ownerCalls, cycleId, cycleOf } = await charged()
  const id = v7()
  const receipt = await ownerCalls.pay({
    cycleId,
    id,
    amountCents: 150_000,
    method: 'bank transfer',
    reference: ' MCB 4711 ',
    receivedOn: '2026-11-13',
  })
  expect(receipt).toMatchObject({
    _id: id,
    kind: 'payment',
    amountCents: 150_000,
    method: 'bank transfer',
    reference: 'MCB 4711',
    receivedOn: '2026-11-13',
    recordedBy: 'desk@example.test',
    storeName: store.name,
    window: { kind: 'monthly', startsOn: '2026-11-15', endsOn: '2026-12-14', massAdvertisingCents: 50_000 },
    leftToPayCents: 0,
  })
  expect(receipt.receipt).toMatch(/^ZB-\d{6}$/)
  expect(await ownerCalls.receipt({ paymentId: id })).toEqual(receipt)
  expect(await cycleOf()).toMatchObject({ state: 'paid', paidCents: 150_000, outstandingCents: 0 })
  expect((await ownerCalls.ledger({ storeId: store.id })).store).toMatchObject({
    state: 'paid',
    outstandingCents: 0,
    nextDueOn: '2026-12-14',
  })
  const [logged] = await auditEntries(shop.database, eq(auditLog.targetId, cycleId))
  expect(logged).toMatchObject({
    actor: 'desk@example.test',
    action: 'record-payment',
    details: { store: store.name, amountCents: 150_000, receipt: receipt.receipt },
  })
})

test('a window may be paid in parts, and each receipt keeps saying what was left then', async () => {
  const { ownerCalls, cycleId, cycleOf } = await charged()
  const [first, second] = [v7(), v7()]
  await ownerCalls.pay({ cycleId, id: first, amountCents: 50_000, ...cash })
  expect(await cycleOf()).toMatchObject({ state: 'due', outstandingCents: 100_000 })
  await ownerCalls.pay({ cycleId, id: second, amountCents: 100_000, ...cash })
  expect((await ownerCalls.receipt({ paymentId: first })).leftToPayCents).toBe(100_000)
  expect((await ownerCalls.receipt({ paymentId: second })).leftToPayCents).toBe(0)
})

test('a payment sent many times under one id is one payment', async () => {
  const { ownerCalls, cycleId } = await charged()
  const id = v7()
  const receipts = await Promise.all(
    Array.from({ length: 8 }, () => ownerCalls.pay({ cycleId, id, amountCents: 150_000, ...cash })),
  )
  expect(new Set(receipts.map(({ receipt }) => receipt)).size).toBe(1)
  const { tables } = shop.database
  expect(await tables.$count(feePayments, eq(feePayments.cycleId, cycleId))).toBe(1)
  expect(await tables.$count(auditLog, eq(auditLog.targetId, cycleId))).toBe(1)
  expect(await refusal(ownerCalls.pay({ cycleId, id, amountCents: 1, ...cash }))).toMatchObject({
    status: 409,
  })
  const other = await charged()
  expect(
    await refusal(ownerCalls.pay({ cycleId: other.cycleId, id, amountCents: 150_000, ...cash })),
  ).toMatchObject({ status: 409, message: 'Another payment was recorded under this id.' })
})

test('two who record the same payment at once record it once', async () => {
  const { cycleId } = await charged()
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () =>
      (await shop.ownerCalls()).pay({ cycleId, id: v7(), amountCents: 150_000, ...cash }).then(
        () => 200,
        (error) => error.status,
      ),
    ),
  )
  expect(outcomes.sort()).toEqual([200, 409, 409, 409])
})

test('more than is owed, zero, a future day and an unknown method are refused with a sentence', async () => {
  const { ownerCalls, cycleId } = await charged()
  const paying = (values: object) =>
    refusal(ownerCalls.pay({ cycleId, id: v7(), amountCents: 150_000, ...cash, ...values }))
  expect(await paying({ amountCents: 150_001 })).toMatchObject({
    status: 400,
    message: 'Only Rs 1,500 are left to pay for this window.',
  })
  expect(await paying({ amountCents: 0 })).toMatchObject({ status: 400 })
  expect(await paying({ amountCents: 1.5 })).toMatchObject({ status: 400 })
  expect(await paying({ receivedOn: '2026-11-15' })).toMatchObject({ message: 'That day is still to come.' })
  expect(await paying({ method: 'beans' })).toMatchObject({ message: 'Please choose how it was paid.' })
  expect(await paying({ cycleId: v7() })).toMatchObject({ status: 404 })
  expect(await refusal(ownerCalls.receipt({ paymentId: v7() }))).toMatchObject({ status: 404 })
})

test('what was paid back is owed again while the store is there, and never more than was paid', async () => {
  const { ownerCalls, cycleId, cycleOf } = await charged()
  const refunding = (amountCents: number) => ownerCalls.refund({ cycleId, id: v7(), amountCents, ...cash })
  expect(await refusal(refunding(1))).toMatchObject({ status: 409 })
  await ownerCalls.pay({ cycleId, id: v7(), amountCents: 150_000, ...cash })
  expect(await refusal(refunding(150_001))).toMatchObject({
    status: 400,
    message: 'Only Rs 1,500 were paid for this window.',
  })
  expect(await refunding(150_000)).toMatchObject({ kind: 'refund', leftToPayCents: 150_000 })
  expect(await cycleOf()).toMatchObject({ paidCents: 0, outstandingCents: 150_000, state: 'due' })
})

test('personalised advertising begins two business days after it was paid for, for a product of the store', async () => {
  const { store, ownerCalls } = await charged()
  const [{ city } = { city: '' }] = await shop.database.sql<{ city: string }[]>`
    select city from stores where id = ${store.id}`
  const product = await shop.given.product({ store: { id: store.id, city }, title: 'Gato koko' })
  const order = { storeId: store.id, amountCents: 250_000, days: 10, ...cash }
  const id = v7()
  const ordered = () =>
    ownerCalls.personalised({ ...order, id, productId: product.id, receivedOn: '2026-11-13' })
  const [receipt, again] = await Promise.all([ordered(), ordered()])
  expect(again).toEqual(receipt)
  expect(receipt).toMatchObject({
    amountCents: 250_000,
    leftToPayCents: 0,
    window: {
      kind: 'personalised',
      product: { _id: product.id, title: 'Gato koko' },
      startsOn: '2026-11-17',
      endsOn: '2026-11-26',
      massAdvertisingCents: 0,
    },
  })
  expect(
    (await ownerCalls.personalised({ ...order, id: v7(), movingHolidays: ['2026-11-16'] })).window,
  ).toMatchObject({ product: null, startsOn: '2026-11-18' })
  expect((await ownerCalls.ledger({ storeId: store.id })).total).toBe(3)

  const elsewhere = await shop.given.product()
  expect(
    await refusal(ownerCalls.personalised({ ...order, id: v7(), productId: elsewhere.id })),
  ).toMatchObject({
    status: 400,
    message: 'This product does not belong to the store.',
  })
  expect(await refusal(ownerCalls.personalised({ ...order, id: v7(), amountCents: 199_999 }))).toMatchObject({
    message: 'Personalised advertising starts at Rs 2,000.',
  })
  expect(await refusal(ownerCalls.personalised({ ...order, id: v7(), storeId: v7() }))).toMatchObject({
    status: 404,
  })

  await shop.database.sql`delete from products where id = ${product.id}`
  expect((await ownerCalls.receipt({ paymentId: id })).window.product).toEqual({
    _id: null,
    title: 'Gato koko',
  })
})

test('the next window can be announced early and paid ahead, once each', async () => {
  const { store, ownerCalls } = await charged()
  const { nextWindow } = await ownerCalls.ledger({ storeId: store.id })
  expect(nextWindow).toEqual({ startsOn: '2026-12-15', endsOn: '2027-01-14', dueOn: '2026-12-14' })
  const announcing = () =>
    ownerCalls.announceNext({ storeId: store.id, startsOn: '2026-12-15' }).then(
      () => 200,
      (error) => error.status,
    )
  expect((await Promise.all([announcing(), announcing()])).sort()).toEqual([200, 409])
  const [cycle] = (await ownerCalls.ledger({ storeId: store.id })).cycles
  expect(cycle).toMatchObject({ startsOn: '2026-12-15', state: 'due' })
  await ownerCalls.pay({ cycleId: cycle?._id ?? '', id: v7(), amountCents: 150_000, ...cash })
})

test('what was paid for windows that had not begun is paid back when the store goes', async () => {
  const store = await shop.registered({ name: 'Ti Depar' })
  const ownerCalls = await shop.ownerCalls()
  await ownerCalls.announceNext({ storeId: store.id, startsOn: '2026-12-15' })
  for (const { _id } of (await ownerCalls.ledger({ storeId: store.id })).cycles)
    await ownerCalls.pay({ cycleId: _id, id: v7(), amountCents: 150_000, ...cash })
  expect(await shop.subjectsTo(store.person.email, 3)).toEqual([
    expect.stringMatching(/^Receipt ZB-\d{6} of your payment$/),
    expect.stringMatching(/^Receipt ZB-\d{6} of your payment$/),
    'Your store is open',
  ])

  shop.at('2026-11-20T08:00:00Z')
  await (await shop.signedIn('admin', store)).client.storeOwner.deleteStore({})
  const mail = await shop.mail.nextMailTo(store.person.email)
  expect(mail.text).toContain('You had paid Rs 1,500 for advertising that has not begun.')

  const later = await shop.ownerCalls()
  const closed = async (show: 'all' | 'refunds') =>
    (await later.closedLedger({ search: 'ti depar', show })).cycles
  expect(await closed('all')).toHaveLength(2)
  const [owed] = await closed('refunds')
  expect(owed).toMatchObject({
    storeName: 'Ti Depar',
    closedOn: '2026-11-20',
    startsOn: '2026-12-15',
    refundDueCents: 150_000,
    outstandingCents: 0,
  })
  const cycleId = owed?._id ?? ''
  const refund = {
    cycleId,
    id: v7(),
    amountCents: 150_000,
    method: 'juice',
    receivedOn: '2026-11-20',
  } as const
  await later.refund(refund)
  expect(await closed('refunds')).toEqual([])
  expect(await refusal(later.pay({ ...refund, id: v7() }))).toMatchObject({
    status: 409,
    message: 'Nothing is left to pay for this window.',
  })
  shop.at('2026-11-14T08:00:00Z')
})

test('the database refuses changes of the ledger that bypass its rules', async () => {
  const { cycleId } = await charged()
  const { sql } = shop.database
  const refused = (statement: string) => expect(sql.unsafe(statement)).rejects.toThrow(/append-only/)
  await refused(`update fee_cycles set amount_cents = 1 where id = '${cycleId}'`)
  await refused(`update fee_cycles set paid_cents = 150000 where id = '${cycleId}'`)
  await refused(`update fee_cycles set due_on = '2026-11-01' where id = '${cycleId}'`)
  await refused(`update fee_cycles set closed_on = '2026-11-01' where id = '${cycleId}'`)
  await refused(`delete from fee_cycles where id = '${cycleId}'`)
  await refused('truncate fee_cycles cascade')
  await expect(
    sql.unsafe(`insert into fee_payments (id, cycle_id, kind, amount_cents, method, received_on, recorded_by)
      values ('${v7()}', '${cycleId}', 'payment', 150001, 'cash', '2026-11-14', 'x')`),
  ).rejects.toThrow(/fee_cycles_paid/)
  const { id: productId } = await shop.given.product()
  await refused(
    `update fee_cycles set product_id = '${productId}', product_title = 'x' where id = '${cycleId}'`,
  )
  const [cycle] = await shop.database.tables.select().from(feeCycles).where(eq(feeCycles.id, cycleId))
  expect(cycle).toMatchObject({ amountCents: 150_000, paidCents: 0 })
})

test('a receipt goes to the store’s person by mail, once, and names the payer', async () => {
  const { store, ownerCalls, cycleId, cycleOf } = await charged()
  await shop.mail.nextMailTo(store.person.email)
  const { reference } = await cycleOf()
  expect(reference).toMatch(/^ZF-\d{3}-\d{4}$/)
  const paid = { cycleId, id: v7(), amountCents: 100_000, ...cash }
  const receipts = await Promise.all([ownerCalls.pay(paid), ownerCalls.pay(paid)])
  expect(receipts[0]).toEqual(receipts[1])
  expect(receipts[0]).toMatchObject({ payer: store.person.name, window: { reference } })
  const mail = await shop.mail.nextMailTo(store.person.email)
  expect(mail.subject).toBe(`Receipt ${receipts[0]?.receipt} of your payment`)
  expect(mail.text).toContain(`Rs 1,000 from ${store.person.name}, ${store.name}, in cash, on 14/11/2026.`)
  expect(mail.text).toContain(reference)
  expect(mail.text).toContain('Left to pay for this window: Rs 500')
  expect(mail.text).toContain(`/admin/dashboard/fees/receipts/${paid.id}`)

  await ownerCalls.refund({ ...paid, id: v7() })
  const back = await shop.mail.nextMailTo(store.person.email)
  expect(back.subject).toMatch(/^Receipt ZB-\d{6} of our refund$/)
  const [{ count } = { count: 0 }] = await shop.database.sql<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where name = 'mail' and data->'letter'->>'kind' = 'receipt'
      and data->'to'->>'email' = ${store.person.email}`
  expect(count).toBe(2)
})

test('a refund for a deleted store is mailed to the contact that was kept for it', async () => {
  const { store, ownerCalls, cycleId } = await charged()
  await ownerCalls.pay({ cycleId, id: v7(), amountCents: 150_000, ...cash })
  await (await shop.signedIn('admin', store)).client.storeOwner.deleteStore({})
  await shop.database.tables
    .insert(refundContacts)
    .values({ cycleId, name: 'Anjali', email: 'anjali-elsewhere@example.test' })
    .onConflictDoUpdate({ target: refundContacts.cycleId, set: { email: 'anjali-elsewhere@example.test' } })
  const refund = await ownerCalls.refund({ cycleId, id: v7(), amountCents: 150_000, ...cash })
  const mail = await shop.mail.nextMailTo('anjali-elsewhere@example.test')
  expect(mail.subject).toBe(`Receipt ${refund.receipt} of our refund`)
  expect(mail.text).not.toContain('/admin/dashboard')
})

test('a payment from before payers were noted names the store', async () => {
  const { store, ownerCalls, cycleId } = await charged()
  const id = v7()
  await shop.database
    .sql`insert into fee_payments (id, cycle_id, kind, amount_cents, method, received_on, recorded_by)
    values (${id}, ${cycleId}, 'payment', 150000, 'cash', '2026-11-14', 'x')`
  expect(await ownerCalls.receipt({ paymentId: id })).toMatchObject({ payer: store.name })
})

test('a receipt names who issues it', async () => {
  const { ownerCalls, cycleId } = await charged()
  const issuer = {
    issuerName: 'Zilbazar Ltd',
    issuerAddress: 'Curepipe',
    brn: 'C07012345',
    vatNumber: '27123456',
  }
  const { sql } = shop.database
  await sql`update payment_details set issuer_name = ${issuer.issuerName}, issuer_address = ${issuer.issuerAddress},
    brn = ${issuer.brn}, vat_number = ${issuer.vatNumber}`
  expect(await ownerCalls.pay({ cycleId, id: v7(), amountCents: 150_000, ...cash })).toMatchObject({ issuer })
})
