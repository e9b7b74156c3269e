import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { bearer } from '#server/platform/sessions/callers.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { Shared } from '#server/shared/wiring.ts'

interface Services {
  emailChanges: Shared['emailChanges']
  sessions: Sessions
  cookies: SessionCookies
}

export function emailChangeRoutes(mount: Mount, { emailChanges, sessions, cookies }: Services): void {
  const { emailChange } = api
  const person = ({ userId: id }: { userId: string }) => ({ of: 'person', id }) as const

  const sessionHere = (request: FastifyRequest, kind: 'user' | 'admin') =>
    sessions.sessionOf(kind, {
      access: (kind === 'admin' && bearer(request)) || cookies.access(request, kind),
      refresh: cookies.refresh(request, kind),
    })

  mount(emailChange.open, ({ caller }) => emailChanges.openOf(person(caller)))
  mount(emailChange.ask, ({ caller, body }, { request }) =>
    emailChanges.ask(person(caller), { ...body, address: addressFrom(request), caller }),
  )
  mount(emailChange.withdraw, ({ caller }) => emailChanges.withdraw(person(caller)))
  mount(emailChange.link, ({ params }) => emailChanges.link(params.token))
  mount(emailChange.confirm, async ({ body }, { request }) =>
    emailChanges.confirm(body.token, {
      person: await sessionHere(request, 'user'),
      store: await sessionHere(request, 'admin'),
    }),
  )
}
