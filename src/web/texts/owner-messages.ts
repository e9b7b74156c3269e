import { ownerMessages } from './en/owner-messages.ts'
import { areaTexts } from './language.ts'

export const useOwnerMessagesTexts = areaTexts({ en: ownerMessages })
