import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { registration as createRegistration } from './registration.service.ts'

export function registrationRoutes(mount: Mount, registration: ReturnType<typeof createRegistration>): void {
  mount(api.storeOwner.register, ({ body, caller }) => registration.register(caller, body))
}
