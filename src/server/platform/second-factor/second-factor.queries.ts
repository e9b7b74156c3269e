import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tables } from '../database/connect.ts'
import type { Transaction } from '../database/transaction.ts'

/** A table with `secondFactorColumns`, and its column that names the account. */
interface FactorRows {
  table: PgTable
  key: PgColumn
}

export type SecondFactorQueries = ReturnType<typeof secondFactorQueries>

/** The second factors of one kind of account. An account may have no row. */
export function secondFactorQueries({ table, key }: FactorRows) {
  const isOf = (id: string) => sql`${key} = ${id}`

  return {
    /** Locks the row until the transaction ends. */
    async lock(tx: Transaction, id: string) {
      const [found] = await tx.execute<{ totpSecret: string | null; pendingTotpSecret: string | null }>(sql`
        select totp_secret as "totpSecret", pending_totp_secret as "pendingTotpSecret"
        from ${table} where ${isOf(id)} for no key update`)
      return found
    },

    async state(tables: Tables, id: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
      const [found] = await tables.execute<{ isOn: boolean; recoveryCodesLeft: number }>(sql`
        select totp_secret is not null as "isOn", cardinality(recovery_code_hashes) as "recoveryCodesLeft"
        from ${table} where ${isOf(id)}`)
      return found ?? { isOn: false, recoveryCodesLeft: 0 }
    },

    /** True for the one call that used the code. */
    async spendStep(tx: Transaction, id: string, step: number): Promise<boolean> {
      const used = await tx.execute(sql`
        update ${table} set last_totp_step = ${step}
        where ${isOf(id)} and (last_totp_step is null or last_totp_step < ${step}) returning 1`)
      return used.length === 1
    },

    /** True for the one call that used one of the remaining codes. */
    async spendRecoveryCode(tx: Transaction, id: string, hash: string): Promise<boolean> {
      const used = await tx.execute(sql`
        update ${table} set recovery_code_hashes = array_remove(recovery_code_hashes, ${hash})
        where ${isOf(id)} and ${hash} = any (recovery_code_hashes) returning 1`)
      return used.length === 1
    },

    /** The account is locked. */
    async setPending(tx: Transaction, id: string, pending: string) {
      const changed = await tx.execute(
        sql`update ${table} set pending_totp_secret = ${pending} where ${isOf(id)} returning 1`,
      )
      if (changed.length === 0)
        await tx.execute(
          sql`insert into ${table} (${sql.identifier(key.name)}, pending_totp_secret) values (${id}, ${pending})`,
        )
    },

    /** From now on codes of the pending secret are valid, starting after this step. */
    async confirm(tx: Transaction, id: string, secret: string, step: number, hashes: string[]) {
      await tx.execute(sql`
        update ${table} set totp_secret = ${secret}, pending_totp_secret = null, last_totp_step = ${step},
          recovery_code_hashes = ${asArray(hashes)}
        where ${isOf(id)}`)
    },

    /** The same secret, encrypted again. */
    async renewSecret(tx: Transaction, id: string, secret: string) {
      await tx.execute(sql`update ${table} set totp_secret = ${secret} where ${isOf(id)}`)
    },

    async setRecoveryCodes(tx: Transaction, id: string, hashes: string[]) {
      await tx.execute(sql`update ${table} set recovery_code_hashes = ${asArray(hashes)} where ${isOf(id)}`)
    },

    async clear(tx: Transaction, id: string) {
      await tx.execute(sql`
        update ${table} set totp_secret = null, pending_totp_secret = null, recovery_code_hashes = '{}'
        where ${isOf(id)}`)
    },
  }
}

const asArray = (hashes: string[]) => sql`${sql.param(hashes)}::text[]`
