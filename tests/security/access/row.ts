import type { z } from 'zod'
import type { CallInput } from '#contract/endpoint.ts'
import type { Api } from '#tests/security/calls.ts'
import type { Answers } from './roles.ts'
import type { Things } from './things.ts'

/**
 * Whose things an id may name. 'own': the caller's alone. 'shown': what the public sees. 'open': nothing of its kind is
 * hidden from those who may call. 'word': no id, but a word such as a token or a month.
 */
export type Reach = 'own' | 'shown' | 'open' | 'word'

type ParamsOf<E> = E extends { params: z.ZodObject<infer Shape> } ? Extract<keyof Shape, string> : never

interface Common<E> {
  /** What the sample from the contract needs besides. */
  input?: (things: Things) => Partial<CallInput<E>> | Promise<Partial<CallInput<E>>>
  /** Where the answer to right input is another than the access implies. */
  answers?: Partial<Answers>
}

/** What is said about a call: each of its parameters must be named, ids in query and body too (a test looks). */
type Row<E> = Common<E> &
  ([ParamsOf<E>] extends [never]
    ? { ids?: Record<string, Reach> }
    : { ids: Record<ParamsOf<E>, Reach> & Record<string, Reach> })

/** A call without a row does not compile. */
export type Rows<Area extends keyof Api = keyof Api> = {
  [A in Area]: { [C in keyof Api[A]]: Row<Api[A][C]> }
}

/** Any row, for those who walk over all of them. */
export type AnyRow = Common<Record<string, never>> & { ids?: Record<string, Reach> }
