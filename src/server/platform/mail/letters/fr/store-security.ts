import type { storeSecurity as english, StoreSecurity } from '../en/store-security.ts'
import { linesOf } from '../lines.ts'

const words: Record<StoreSecurity['changed'], { subject: string; happened: (store: string) => string }> = {
  'second-factor': {
    subject: 'Votre boutique a une double authentification',
    happened: (store) =>
      `La double authentification vient d’être activée pour la boutique ${store}. Son tableau de bord demande désormais aussi un code du téléphone, et toutes ses sessions sont fermées.`,
  },
  'recovery-codes': {
    subject: 'Votre boutique a de nouveaux codes de secours',
    happened: (store) =>
      `De nouveaux codes de secours viennent d’être créés pour le tableau de bord de la boutique ${store} ; les anciens ne valent plus rien.`,
  },
  'second-factor-off': {
    subject: 'Votre boutique n’a plus de double authentification',
    happened: (store) =>
      `La double authentification de la boutique ${store} vient d’être désactivée. Le mot de passe seul ouvre désormais son tableau de bord.`,
  },
}

export const storeSecurity: typeof english = ({ changed, storeName, reason }, links) => ({
  subject: words[changed].subject,
  preview: 'Si c’était vous, il n’y a rien à faire.',
  paragraphs: [
    words[changed].happened(storeName),
    ...(reason ? ['Nous l’avons fait sur demande. Voici pourquoi :', ...linesOf(reason)] : []),
    'Si vous le vouliez, il n’y a rien à faire. Sinon, donnez tout de suite un nouveau mot de passe à la boutique, et prévenez-nous.',
  ],
  button: { label: 'Nouveau mot de passe pour la boutique', href: links.to('/admin/login?forgot=true') },
  reason:
    'Vous recevez cet e-mail parce que nous vous prévenons chaque fois que l’accès au tableau de bord de votre boutique change.',
})
