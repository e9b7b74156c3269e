import type { sessionKind } from '../database/schema/index.ts'

/** A person, a store owner ('admin' on the wire) or the website owner; each has sessions of their own. */
export type SessionKind = (typeof sessionKind.enumValues)[number]
