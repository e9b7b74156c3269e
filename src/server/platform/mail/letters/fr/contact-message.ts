import type { contactMessage as english } from '../en/contact-message.ts'
import { linesOf } from '../lines.ts'

export const contactMessage: typeof english = ({ name, email, message }, links) => ({
  subject: 'Un message du formulaire de contact',
  preview: `${name} vous a écrit.`,
  paragraphs: [`${name} (${email}) a écrit :`, ...linesOf(message)],
  button: { label: 'Ouvrir les messages', href: links.to('/owner/messages') },
  note: 'Vous pouvez répondre dans la console, ou en répondant à cet e-mail.',
  reason: 'Vous recevez cet e-mail parce que les messages au propriétaire du site arrivent à cette adresse.',
  replyTo: email,
})
