import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, pictures } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { photo } from '#tests/support/picture-files.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { formWith, sendForm } from '#tests/support/upload.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(
  () => shop.database.sql`
  update payment_details set issuer_name = '', issuer_address = '', brn = '', vat_number = '', bank_name = '',
    account_name = '', account_number = '', juice_number = '', myt_number = '', qr_picture_key = null, version = 1`,
)

const ownerCalls = async () =>
  (await shop.signedIn('owner', await shop.given.owner())).client.ownerPaymentDetails

const typed = {
  bankName: ' MCB ',
  accountName: 'Zilbazar Ltd',
  accountNumber: '000 123-456 789',
  juiceNumber: '+230 5755 0142',
  mytNumber: '5 799 8080',
  issuerName: 'Zilbazar Ltd',
  issuerAddress: '12 Royal Road, Curepipe',
  brn: 'c07 012 345',
  vatNumber: 'VAT 27123456',
}

test('nothing is set at first, for the website owner and for anybody', async () => {
  const { version, updatedAt, ...details } = await (await ownerCalls()).all({})
  expect(version).toBe(1)
  expect(updatedAt).toMatch(/^\d{4}-/)
  expect(new Set(Object.values(details))).toEqual(new Set(['', null]))
  expect(await shop.client.paymentDetails.all({})).toEqual(details)
})

test('what the website owner saves is normalised, seen by everybody at once, and written into the log', async () => {
  const owner = await shop.given.owner()
  const { ownerPaymentDetails } = (await shop.signedIn('owner', owner)).client
  await shop.client.paymentDetails.all({})
  const { details } = await ownerPaymentDetails.save({ ...typed, version: 1 })
  const kept = {
    ...typed,
    bankName: 'MCB',
    accountNumber: '000123456789',
    juiceNumber: '57550142',
    mytNumber: '57998080',
    brn: 'C07012345',
    vatNumber: '27123456',
    qrPicture: null,
  }
  expect(details).toMatchObject({ ...kept, version: 2 })
  expect(await shop.client.paymentDetails.all({})).toEqual(kept)
  const [logged] = await auditEntries(shop.database, eq(auditLog.actor, owner.email))
  const { qrPicture, ...changes } = kept
  expect(logged).toMatchObject({ action: 'change-payment-details', details: changes })

  await ownerPaymentDetails.save({ ...typed, juiceNumber: '', version: 2 })
  const entries = await auditEntries(shop.database, eq(auditLog.actor, owner.email))
  expect(entries.map(({ details: only }) => only)).toContainEqual({ juiceNumber: '' })
})

test('of two owners who save at once, the second is told', async () => {
  const [one, other] = [await ownerCalls(), await ownerCalls()]
  const outcomes = await Promise.all(
    [one, other].map((calls) =>
      calls.save({ ...typed, version: 1 }).then(
        () => 200,
        (error) => error.status,
      ),
    ),
  )
  expect(outcomes.sort()).toEqual([200, 409])
  expect(await refusal(one.save({ ...typed, version: 1 }))).toMatchObject({
    status: 409,
    code: 'decided-meanwhile',
    message: 'Somebody else has saved the payment details meanwhile. Please look at theirs first.',
  })
})

test.each([
  [{ accountNumber: '12' }, 'Please give an account number of 6 to 34 digits or letters.'],
  [{ accountName: '' }, 'Please fill in bank, account name and account number, or none of them.'],
  [{ juiceNumber: '210 1234' }, 'Please give a Mauritian mobile number, like 5 755 0142.'],
  [{ mytNumber: 'call me' }, 'Please give a Mauritian mobile number, like 5 755 0142.'],
  [{ brn: '12' }, 'Please give the BRN as a letter and digits, like C07012345.'],
  [{ vatNumber: 'yes' }, 'Please give the VAT number as 7 or 8 digits, like 27123456.'],
  [{ issuerName: ' ' }, 'Please name who issues the receipts.'],
  [{ bankName: 'x'.repeat(201) }, 'The bank can have at most 200 characters.'],
  [{ bankName: 'a\nb' }, 'The bank must be one line of plain text.'],
  [{ version: undefined as unknown as number }, 'Please fill in all required fields!'],
])('%o is refused with a sentence, and nothing is changed', async (wrong, message) => {
  const calls = await ownerCalls()
  const answer = await refusal(calls.save({ ...typed, version: 1, ...wrong }))
  expect(answer).toMatchObject({ status: 400, message })
  expect(await calls.all({})).toMatchObject({ bankName: '', version: 1 })
})

test('the QR code is an uploaded picture, which is deleted when another replaces it', async () => {
  const browser = await shop.signedIn('owner', await shop.given.owner())
  const { ownerPaymentDetails } = browser.client
  const upload = async (): Promise<string> =>
    (await sendForm(shop.app, browser, formWith(await photo()), '/api/owner/pictures')).body.secure_url
  const first = await upload()
  const key = first.split('/').at(-1) ?? ''
  await ownerPaymentDetails.save({ qrPicture: first, version: 1 })
  expect((await shop.client.paymentDetails.all({})).qrPicture).toContain(key)
  await ownerPaymentDetails.save({ qrPicture: await upload(), version: 2 })
  expect(await shop.database.tables.$count(pictures, eq(pictures.key, key))).toBe(0)
  await ownerPaymentDetails.save({ version: 3 })
  expect((await shop.client.paymentDetails.all({})).qrPicture).toBeNull()
  const elsewhere = { qrPicture: 'https://example.com/qr.png', version: 4 }
  expect(await refusal(ownerPaymentDetails.save(elsewhere))).toMatchObject({
    status: 400,
    message: 'Please upload the picture first.',
  })
})
