import { ownerAudit } from './en/owner-audit.ts'
import { areaTexts } from './language.ts'

export const useOwnerAuditTexts = areaTexts({ en: ownerAudit })
