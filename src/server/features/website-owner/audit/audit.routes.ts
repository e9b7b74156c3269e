import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { AuditService } from './audit.service.ts'

export function auditRoutes(mount: Mount, audit: AuditService) {
  mount(api.ownerAudit.entries, ({ query, language }) => audit.entries(query, language))
}
