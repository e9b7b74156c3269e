import { ownerMails } from './en/owner-mails.ts'
import { areaTexts } from './language.ts'

export const useOwnerMailsTexts = areaTexts({ en: ownerMails })
