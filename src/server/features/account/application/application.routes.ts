import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { applying } from './application.service.ts'

export function applicationRoutes(mount: Mount, application: ReturnType<typeof applying>): void {
  const calls = api.application

  mount(calls.apply, ({ caller, body }) => application.apply(caller, body))
  mount(calls.mine, ({ caller }) => application.mine(caller))
  mount(calls.answer, ({ caller, body }) => application.answer(caller, body))
}
