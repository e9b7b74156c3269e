import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { say } from './profile.sentences.ts'
import type { profile as createProfile } from './profile.service.ts'

interface Services {
  profile: ReturnType<typeof createProfile>
  storeDeletion: Shared['storeDeletion']
  cookies: SessionCookies
}

const { storeOwner } = api

export function profileRoutes(mount: Mount, { profile, storeDeletion, cookies }: Services): void {
  mount(storeOwner.profile, ({ caller, language }) => profile.own(caller, language))
  mount(storeOwner.updateProfile, ({ caller, body }) => profile.update(caller, body))
  mount(storeOwner.deleteStore, async ({ caller }, { reply }) => {
    await storeDeletion.deleteStore(caller)
    cookies.clear(reply, 'admin')
    return { message: say.deleted }
  })
}
