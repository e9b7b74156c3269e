import type { contactReply as english } from '../en/contact-reply.ts'
import { linesOf } from '../lines.ts'

export const contactReply: typeof english = ({ text, message, replyTo }, links) => ({
  subject: 'Notre réponse à votre message',
  preview: 'Vous avez écrit à Zilbazar ; voici notre réponse.',
  paragraphs: linesOf(text),
  button: { label: 'Ouvrir Zilbazar', href: links.to('/') },
  otherwise: { before: 'Autre chose ?', label: 'Écrivez-nous', href: links.to('/contact') },
  note: `Vous avez écrit : ${linesOf(message).join(' ')}`,
  reason: 'Vous recevez cet e-mail parce que vous nous avez écrit par le formulaire de contact.',
  replyTo: replyTo ?? undefined,
})
