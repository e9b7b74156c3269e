import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { OwnerAuditService } from './owner-audit.service.ts'

export function ownerAuditRoutes(mount: Mount, audit: OwnerAuditService) {
  mount(api.ownerAudit.entries, ({ query }) => audit.entries(query))
}
