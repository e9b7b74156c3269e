import type { share as english } from '../../en/shared/share.ts'

export const share: typeof english = {
  copied: 'Lien copié',
  notCopied: 'Copiez le lien depuis la barre d’adresse',
  onWhatsApp: 'Envoyer sur WhatsApp',
}
