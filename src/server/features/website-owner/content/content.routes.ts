import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ContentServices } from './content.wiring.ts'

export function contentRoutes(mount: Mount, { find, people }: ContentServices) {
  const calls = api.ownerContent

  mount(calls.find, ({ query }) => find.page(query))
  mount(calls.person, ({ params }) => people.person(params.personId))
  mount(calls.changePersonEmail, ({ caller, params, body }) =>
    people.changeEmail(caller, params.personId, body),
  )
}
