import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
  await shop.database.sql`update payment_details set bank_name = 'MCB', account_name = 'Zilbazar Ltd',
    account_number = '000123456789', juice_number = '57550142'`
})

const cash = { method: 'cash', receivedOn: '2026-11-14' } as const

/** A registered store, its own calls and those of the website owner. */
async function opened() {
  const store = await shop.registered()
  return {
    store,
    ownerCalls: await shop.ownerCalls(),
    own: (await shop.signedIn('admin', store)).client.storeOwner,
  }
}

test('a new store sees what to pay, until when, and how', async () => {
  const { own, ownerCalls, store } = await opened()
  const fees = await own.fees({})
  const [cycle] = (await ownerCalls.ledger({ storeId: store.id })).cycles
  expect(fees).toMatchObject({
    state: 'due',
    outstandingCents: 150_000,
    toPay: {
      startsOn: '2026-11-15',
      endsOn: '2026-12-14',
      dueOn: '2026-11-14',
      graceEndsOn: '2026-12-14',
      amountCents: 150_000,
      reference: cycle?.reference,
    },
    nextDueOn: '2026-12-14',
    deletion: null,
    ways: {
      bankName: 'MCB',
      accountNumber: '000123456789',
      juiceNumber: '57550142',
      mytNumber: '',
      qrPicture: null,
    },
    page: 1,
    totalPages: 1,
    total: 1,
  })
  expect(fees.cycles).toMatchObject([
    { _id: cycle?._id, reference: cycle?.reference, state: 'due', payments: [] },
  ])
})

test('ledger, receipts and the store’s view agree to the cent, also after a refund', async () => {
  const { own, ownerCalls, store } = await opened()
  const [cycle] = (await own.fees({})).cycles
  const cycleId = cycle?._id ?? ''
  await ownerCalls.pay({ cycleId, id: v7(), amountCents: 99_999, ...cash })
  await ownerCalls.pay({ cycleId, id: v7(), amountCents: 50_001, ...cash })
  expect(await own.fees({})).toMatchObject({ state: 'paid', outstandingCents: 0, toPay: null })
  await ownerCalls.refund({ cycleId, id: v7(), amountCents: 1, ...cash })

  const ledger = await ownerCalls.ledger({ storeId: store.id })
  const fees = await own.fees({})
  expect(fees.outstandingCents).toBe(1)
  expect(fees.toPay?.amountCents).toBe(1)
  expect(ledger.store).toMatchObject({ state: fees.state, outstandingCents: fees.outstandingCents })
  const withoutNames = ledger.cycles.map(({ refundDueCents, payments, ...rest }) => ({
    ...rest,
    payments: payments.map(({ recordedBy, ...payment }) => payment),
  }))
  expect(fees.cycles).toEqual(withoutNames)
  for (const { _id, amountCents } of fees.cycles.flatMap(({ payments }) => payments)) {
    const { recordedBy, ...receipt } = await ownerCalls.receipt({ paymentId: _id })
    expect(await own.receipt({ paymentId: _id })).toEqual(receipt)
    expect(receipt.amountCents).toBe(amountCents)
  }
  expect(JSON.stringify(fees)).not.toContain('desk@example.test')
})

test('a receipt of another store, and one that does not exist, are not found', async () => {
  const [one, other] = [await opened(), await opened()]
  const [cycle] = (await one.own.fees({})).cycles
  const { _id: paymentId } = await one.ownerCalls.pay({
    cycleId: cycle?._id ?? '',
    id: v7(),
    amountCents: 150_000,
    ...cash,
  })
  expect(await one.own.receipt({ paymentId })).toMatchObject({
    amountCents: 150_000,
    payer: one.store.person.name,
  })
  for (const id of [paymentId, v7()])
    expect(await refusal(other.own.receipt({ paymentId: id }))).toMatchObject({
      status: 404,
      message: 'There is no such receipt.',
    })
  expect(await refusal(other.own.receipt({ paymentId: 'x' }))).toMatchObject({ status: 400 })
  expect(await refusal(other.own.fees({ page: 0 }))).toMatchObject({ status: 400 })
})

test('a store that is late sees the extra month, and then the day on which it is deleted', async () => {
  const { store } = await opened()
  const later = async (moment: string) => {
    shop.at(moment)
    return (await shop.signedIn('admin', store)).client.storeOwner.fees({})
  }
  expect(await later('2026-11-20T08:00:00Z')).toMatchObject({ state: 'grace', deletion: null })
  expect(await later('2026-12-20T08:00:00Z')).toMatchObject({ state: 'overdue', deletion: null })
  expect(await later('2027-02-10T08:00:00Z')).toMatchObject({
    state: 'overdue',
    deletion: { deletedOn: '2027-02-24', isWarned: false, isStopped: false },
  })
  await (await shop.ownerCalls()).stopDeletion({ storeId: store.id })
  expect(await later('2027-02-20T08:00:00Z')).toMatchObject({
    state: 'to-be-deleted',
    deletion: { isStopped: true },
  })
  shop.at('2026-11-14T08:00:00Z')
})

test('a store opens its own statement of a month, as the website owner sees it, without who recorded what', async () => {
  const [one, other] = [await opened(), await opened()]
  const [cycle] = (await one.own.fees({})).cycles
  await one.ownerCalls.pay({ cycleId: cycle?._id ?? '', id: v7(), amountCents: 150_000, ...cash })
  await shop.database.sql`insert into campaigns (id, ran_on, channel, shown, cost_cents)
    values (${v7()}, '2026-11-12', 'Radio Plus', 'A spot', 1000)`
  expect((await one.own.fees({})).months).toEqual(['2026-11'])

  const statement = await one.own.statement({ month: '2026-11' })
  const theirs = await one.ownerCalls.statement({ storeId: one.store.id, month: '2026-11' })
  expect(statement).toEqual({
    ...theirs,
    payments: theirs.payments.map(({ recordedBy, ...payment }) => payment),
  })
  expect(statement).toMatchObject({
    store: { _id: one.store.id },
    closingBalanceCents: 0,
    payments: [{ amountCents: 150_000 }],
    campaigns: [{ channel: 'Radio Plus' }],
  })
  expect(JSON.stringify(statement)).not.toMatch(/desk@example\.test|costCents/)

  // Another store has the same address, and reads its own.
  expect(await other.own.statement({ month: '2026-11' })).toMatchObject({
    store: { _id: other.store.id },
    payments: [],
    closingBalanceCents: 150_000,
  })
  expect(await refusal(one.own.statement({ month: '2026-12' }))).toMatchObject({
    status: 404,
    message: 'This month is still to come.',
  })
  expect(await refusal(one.own.statement({ month: '2026-13' }))).toMatchObject({ status: 400 })
})

test('a reminder is listed once, and comes by mail as the store chose; what is late always does', async () => {
  const { store, own } = await opened()
  await shop.subjectsTo(store.person.email, 1)
  await own.chooseNotificationMail({ kind: 'fee-date', mail: 'never' })
  await shop.dayPassed('2026-12-08T06:00:00Z')
  await shop.dayPassed('2026-12-08T07:00:00Z')
  const again = (await shop.signedIn('admin', store)).client.storeOwner
  const { notifications } = await again.notifications({})
  expect(notifications.map((each) => each.kind === 'fee-date' && each.notice).sort()).toEqual([
    'after-due',
    'before-due',
  ])
  // Of the two reminders only the one about what is late was mailed.
  const letters = await shop.database.sql<{ kind: string }[]>`
    select data->'letter'->>'kind' as kind from pgboss.job
    where name = 'mail' and data->'to'->>'email' = ${store.person.email} and data->'letter'->>'kind' like 'fee-%'`
  expect(letters).toEqual([{ kind: 'fee-after-due' }])
  shop.at('2026-11-14T08:00:00Z')
})
