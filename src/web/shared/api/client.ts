import type { Access, CallInput, CallResult, Endpoint } from '#contract/endpoint.ts'
import type { publicApi } from '#contract/index.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { writeQuery } from '#web/shared/address/address-query.ts'

type Areas = Record<string, Record<string, Endpoint>>

/** Every call of these areas as a function: `client.catalogue.hotDeals({ page: 2 })`. */
export type ClientOf<Api extends Areas> = {
  [Area in keyof Api]: {
    [Name in keyof Api[Area]]: (input: CallInput<Api[Area][Name]>) => Promise<CallResult<Api[Area][Name]>>
  }
}

export type Client = ClientOf<typeof publicApi>

type EndpointRoute = Pick<Endpoint, 'method' | 'path' | 'access'>

/** What a call needs to be sent. The browser gets this table without the schemas. */
export type CallTable = Record<string, Record<string, EndpointRoute>>

export interface ApiCall {
  method: string
  url: string
  body?: unknown
  /** The kind of session that the call needs. */
  access: Access
  /** The access token, where a cookie is not enough. */
  bearer?: string | undefined
  /** The call continues when the page is left. */
  keepalive?: boolean
}
export interface Answer {
  status: number
  body: unknown
  /** Names the request in the server's log. */
  requestId?: string | undefined
}
/** Sends one call: over the network in the browser, in-process on the server. */
export type Send = (call: ApiCall) => Promise<Answer>

/** A call that was refused or failed, with the server's sentence for the person if there is one. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: NonNullable<ErrorBody['issues']>
  readonly requestId: string | undefined

  constructor(status: number, body: Partial<ErrorBody> | undefined, requestId?: string) {
    super(body?.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = body?.code ?? 'unknown'
    this.issues = body?.issues ?? []
    this.requestId = requestId
  }
}

/** Retries once in the browser when the failure may be temporary. A refusal would only be repeated. */
export function isWorthAnotherTry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500
  return typeof document !== 'undefined' && failures < 1 && !isRefusal
}

export function createClient<Api extends Areas>(table: CallTable, send: Send): ClientOf<Api> {
  const areas = Object.entries(table).map(([area, endpoints]) => [
    area,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        (input: Record<string, unknown> = {}) => call(endpoint, input, send),
      ]),
    ),
  ])
  return Object.fromEntries(areas)
}

async function call(
  { method, path, access }: EndpointRoute,
  input: Record<string, unknown>,
  send: Send,
): Promise<unknown> {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const answer = await send(
    method === 'GET' || method === 'DELETE'
      ? { method, access, url: `/api${filled}${writeQuery(rest)}` }
      : { method, access, url: `/api${filled}`, body: rest },
  )
  if (answer.status >= 400)
    throw new ApiError(answer.status, answer.body as Partial<ErrorBody> | undefined, answer.requestId)
  return answer.body
}
