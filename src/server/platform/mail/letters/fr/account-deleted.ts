import type { accountDeleted as english } from '../en/account-deleted.ts'

export const accountDeleted: typeof english = (_, links) => ({
  subject: 'Votre compte est supprimé',
  preview: 'Toutes vos données personnelles ont disparu avec lui.',
  paragraphs: [
    'Votre compte est supprimé, et toutes vos données personnelles ont disparu avec lui.',
    'Merci d’avoir été des nôtres. Le marché reste ouvert : venez y flâner quand vous voulez, sans compte.',
  ],
  button: { label: 'Visiter Zilbazar', href: links.to('/') },
  otherwise: { before: 'Ce n’était pas vous ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail, le dernier, parce que le compte lié à cette adresse a été supprimé.',
})
