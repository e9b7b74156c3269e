import type { Call } from '#tests/security/calls.ts'
import type { AnyRow, Rows } from '../row.ts'
import { accountRows } from './account.ts'
import { publicRows } from './public.ts'
import { storeOwnerRows } from './store-owner.ts'
import { websiteOwnerRows } from './website-owner.ts'

/** The access matrix: a row for every call of the contract. */
const rows: Rows = { ...publicRows, ...accountRows, ...storeOwnerRows, ...websiteOwnerRows }

export function rowOf({ name }: Call): AnyRow {
  const [area = '', call = ''] = name.split('.')
  return (rows as Record<string, Record<string, AnyRow>>)[area]?.[call] ?? {}
}
