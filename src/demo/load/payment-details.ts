import type { TransactionSql } from 'postgres'

/** Numbers that nobody has: the account does not exist, and no operator gives out these mobiles. */
const demo = {
  issuer_name: 'Zilbazar (demo) Ltd',
  issuer_address: '12 Royal Road, Curepipe',
  brn: 'C00000000',
  vat_number: '20000000',
  bank_name: 'MCB',
  account_name: 'Zilbazar (demo) Ltd',
  account_number: '000000000123',
  juice_number: '57000000',
  myt_number: '57000001',
}

/** Shows where fees are paid, unless the website owner has already set it. */
export async function loadPaymentDetails(sql: TransactionSql): Promise<void> {
  await sql`update payment_details set ${sql(demo)}
    where issuer_name = '' and account_number = '' and juice_number = '' and myt_number = ''`
}

/** Who issues the receipts of the demo, as the columns of a payment have it. */
export async function demoIssuer(sql: TransactionSql): Promise<string[]> {
  const [row] = await sql<Record<'issuer_name' | 'issuer_address' | 'brn' | 'vat_number', string>[]>`
    select issuer_name, issuer_address, brn, vat_number from payment_details`
  return row ? [row.issuer_name, row.issuer_address, row.brn, row.vat_number] : ['', '', '', '']
}

/** Nobody pays to the demo once it is gone. */
export async function clearPaymentDetails(sql: TransactionSql): Promise<void> {
  const nothing = Object.fromEntries(Object.keys(demo).map((name) => [name, '']))
  await sql`update payment_details set ${sql(nothing)}
    where issuer_name = ${demo.issuer_name} and account_number = ${demo.account_number}`
}
