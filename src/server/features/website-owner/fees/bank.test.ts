import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { auditLog, feePayments } from '#server/platform/database/schema/index.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
})

async function calls() {
  const owner = await shop.given.owner()
  return (await shop.signedIn('owner', owner)).client
}

/** A store with an open window. */
async function charged(name: string) {
  const store = await shop.registered({ name })
  const [cycle] = (await (await shop.ownerCalls()).ledger({ storeId: store.id })).cycles
  if (!cycle) throw new Error('A registered store is charged.')
  return { ...store, cycle }
}

const file = (...rows: string[]) => ['Date;Description;Debit;Credit', ...rows].join('\n')

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof calls>>['ownerBank']['read']>>['rows'][number]

const confirmed = ({ account, day, amountCents, description, occurrence, parts }: Read) => ({
  account,
  day: day ?? '',
  amountCents: amountCents ?? 0,
  description,
  occurrence,
  parts: parts.map((part) => ({ cycleId: part.cycleId, amountCents: part.amountCents })),
})

test('a file is read and proposed without recording anything, then recorded once, however often and by whom it is repeated', async () => {
  const store = await charged('Boulangerie Zetwal')
  const text = file(
    `14/11/2026;JUICE TFR ${store.cycle.reference};;1 500,00`,
    '14/11/2026;Bank charges;20,00;',
    '14/11/2026;Somebody;;777,00',
  )
  const [one, other] = [await calls(), await calls()]
  const { rows, isClear } = await one.ownerBank.read({ text })
  expect(isClear).toBe(true)
  expect(rows).toMatchObject([
    {
      line: 2,
      fate: 'exact',
      why: 'reference',
      parts: [{ cycleId: store.cycle._id, storeName: store.name, amountCents: 150_000, leftToPayCents: 0 }],
      leftOverCents: 0,
    },
    { fate: 'ignored', why: 'money-out', amountCents: -2000 },
    { fate: 'unknown', why: 'no-match', parts: [] },
  ])
  const { tables } = shop.database
  const recorded = () => tables.$count(feePayments, eq(feePayments.cycleId, store.cycle._id))
  expect(await recorded()).toBe(0)

  const [row] = rows
  if (!row) throw new Error('The file has rows.')
  const answers = await Promise.all(
    [one, other, one].map(({ ownerBank }) => ownerBank.record(confirmed(row))),
  )
  expect(answers.map(({ isNew }) => isNew).sort()).toEqual([false, false, true])
  expect(new Set(answers.map(({ receipts }) => receipts[0]?.receipt)).size).toBe(1)
  expect(await recorded()).toBe(1)
  expect(await tables.$count(auditLog, eq(auditLog.targetId, store.cycle._id))).toBe(1)
  expect(await one.ownerFees.receipt({ paymentId: answers[0]?.receipts[0]?._id ?? '' })).toMatchObject({
    method: 'juice',
    reference: `JUICE TFR ${store.cycle.reference}`,
    receivedOn: '2026-11-14',
    payer: store.person.name,
  })

  const [again] = (await other.ownerBank.read({ text })).rows
  expect(again).toMatchObject({ fate: 'recorded', parts: [], receipts: answers[0]?.receipts })
})

test('two owners who choose different windows for one row record it once', async () => {
  const [first, second] = [await charged('Magasin Lavann'), await charged('Magasin Kafe')]
  const [one, other] = [await calls(), await calls()]
  const [row] = (await one.ownerBank.read({ text: file('14/11/2026;Transfer without words;;1 500,00') })).rows
  if (!row) throw new Error('The file has rows.')
  const choosing = (cycleId: string) => ({ ...confirmed(row), parts: [{ cycleId, amountCents: 150_000 }] })
  const answers = await Promise.all([
    one.ownerBank.record(choosing(first.cycle._id)),
    other.ownerBank.record(choosing(second.cycle._id)),
  ])
  expect(answers.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  expect(answers[0]?.receipts).toEqual(answers[1]?.receipts)
})

test('a larger transfer pays for the next window too; a window that was paid meanwhile is refused', async () => {
  const store = await charged('Fler Kanel')
  const client = await calls()
  await client.ownerFees.announceNext({ storeId: store.id, startsOn: '2026-12-15' })
  const text = file(`14/11/2026;${store.cycle.reference};;3 100,00`)
  const [row] = (await client.ownerBank.read({ text })).rows
  if (!row) throw new Error('The file has rows.')
  expect(row).toMatchObject({
    fate: 'exact',
    parts: [{ amountCents: 150_000 }, { amountCents: 150_000, startsOn: '2026-12-15' }],
    leftOverCents: 10_000,
  })
  const paidByHand = { id: v7(), amountCents: 150_000, method: 'cash', receivedOn: '2026-11-14' } as const
  await client.ownerFees.pay({ cycleId: row.parts[1]?.cycleId ?? '', ...paidByHand })
  expect(await refusal(client.ownerBank.record(confirmed(row)))).toMatchObject({
    status: 409,
    message: 'Nothing is left to pay for this window.',
  })
  // Neither window was paid, because a transfer is recorded whole or not at all.
  expect((await client.ownerFees.ledger({ storeId: store.id })).store.outstandingCents).toBe(150_000)
  const [now] = (await client.ownerBank.read({ text })).rows
  expect(now).toMatchObject({ parts: [{ amountCents: 150_000 }], leftOverCents: 160_000 })
  expect(await client.ownerBank.record(confirmed(now ?? row))).toMatchObject({ isNew: true })
})

test('a transfer that paid for several windows names all its receipts when the file is read again', async () => {
  const store = await charged('Lalo Vanil')
  const client = await calls()
  await client.ownerFees.announceNext({ storeId: store.id, startsOn: '2026-12-15' })
  const text = file(
    `14/11/2026;${store.cycle.reference};;3 000,00`,
    `14/11/2026;${store.cycle.reference};;3 000,00`,
  )
  const [row] = (await client.ownerBank.read({ text })).rows
  if (!row) throw new Error('The file has rows.')
  const { receipts } = await client.ownerBank.record(confirmed(row))
  expect(receipts).toHaveLength(2)
  const again = (await client.ownerBank.read({ text })).rows
  expect(again).toMatchObject([
    { fate: 'recorded', receipts },
    { fate: 'unknown', receipts: [] },
  ])
})

test('open windows are found by store, person and reference, ten at most', async () => {
  const store = await charged('Kreasion Dilo')
  const { ownerBank } = await calls()
  for (const search of ['kreasion', store.person.name, store.cycle.reference.toLowerCase()])
    expect((await ownerBank.windows({ search, amountCents: 200_000 })).windows).toMatchObject([
      {
        cycleId: store.cycle._id,
        owedCents: 150_000,
        parts: [{ amountCents: 150_000 }],
        leftOverCents: 50_000,
      },
    ])
  expect((await ownerBank.windows({ search: 'no such store', amountCents: 1 })).windows).toEqual([])
  for (let number = 0; number < 11; number += 1) await charged(`Many ${number}`)
  expect((await ownerBank.windows({ search: 'many', amountCents: 1 })).windows).toHaveLength(10)
}, 60_000)

test('a file whose columns are not clear comes back with their names, and is read with chosen ones', async () => {
  const { ownerBank } = await calls()
  const text = 'Wann;Ki zafer;Komie\n14/11/2026;Transfer;1500\n'
  const unclear = await ownerBank.read({ text })
  expect(unclear).toMatchObject({ isClear: false, rows: [] })
  const columns = { ...unclear.columns, header: 0, date: 0, description: 1, amount: 2 }
  const read = await ownerBank.read({ text, columns })
  expect(read.names).toEqual(['Wann', 'Ki zafer', 'Komie'])
  expect(read.rows).toMatchObject([{ day: '2026-11-14', amountCents: 150_000, fate: 'unknown' }])
})

test('bad input is refused with a sentence', async () => {
  const store = await charged('Move Fisie')
  const { ownerBank } = await calls()
  const reading = (text: unknown) => refusal(ownerBank.read({ text: text as string }))
  expect(await reading('')).toMatchObject({ status: 400, message: 'Please choose a file or paste its text.' })
  expect(await reading(7)).toMatchObject({ status: 400 })
  expect(await reading('x'.repeat(1_000_001))).toMatchObject({
    status: 400,
    message: expect.stringMatching(/too long/),
  })
  expect(await reading('Date;Text\n"open')).toMatchObject({
    status: 400,
    message: expect.stringMatching(/line 2/),
  })
  const transfer = {
    account: '',
    day: '2026-11-14',
    amountCents: 150_000,
    description: 'T',
    occurrence: 0,
    parts: [{ cycleId: store.cycle._id, amountCents: 150_000 }],
  }
  const recording = (wrong: object) => refusal(ownerBank.record({ ...transfer, ...wrong }))
  expect(await recording({ parts: [] })).toMatchObject({
    status: 400,
    message: 'Please choose the window that was paid.',
  })
  expect(await recording({ amountCents: 1 })).toMatchObject({ message: 'That is more than the transfer.' })
  expect(await recording({ day: '2026-11-15' })).toMatchObject({ message: 'That day is still to come.' })
  expect(await recording({ parts: [{ cycleId: v7(), amountCents: 1 }] })).toMatchObject({ status: 404 })
})
