import type { contact as english } from '../../en/public/contact.ts'

export const contact: typeof english = {
  title: 'Contact',
  description:
    'Écrivez à Zilbazar : une question, quelque chose qui ne va pas, ou une boutique que vous aimeriez montrer. Par formulaire, par e-mail ou sur WhatsApp.',
  intro:
    'Une question, quelque chose qui ne va pas, une idée : dites-le-nous. Chaque message est lu par une vraie personne.',
  form: {
    begin: {
      'store-name':
        'Je voudrais changer le nom ou la catégorie de ma boutique.\n\nMa boutique aujourd’hui :\nNouveau nom :\nNouvelle catégorie :\nPourquoi : ',
    },
    heading: 'Écrivez-nous',
    message: 'Message',
    messageHint: 'De quoi il s’agit, et le nom de la boutique ou du produit s’il y en a un.',
    noMessage: 'Veuillez écrire un message.',
    tooLong: (limit) => `Votre message peut compter ${limit} caractères au plus.`,
    submit: 'Envoyer le message',
    trap: 'Laissez ce champ vide',
    privacy: 'Votre nom et votre adresse nous servent à vous répondre, et à rien d’autre.',
    privacyPolicy: 'Politique de confidentialité',
  },
  sent: {
    sentence: '✅ Votre message a bien été envoyé.',
    text: (email) => `Nous répondons par e-mail à ${email}.`,
    another: 'Écrire un autre message',
  },
  failed: {
    sentence: '❌ Un problème est survenu. Veuillez réessayer plus tard.',
    kept: 'Rien de ce que vous avez écrit n’est perdu : le formulaire l’a gardé.',
  },
  ways: {
    heading: 'D’autres façons de nous joindre',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    none: 'Le formulaire est le moyen le plus rapide de nous joindre.',
  },
  stores: {
    heading: 'Vous voulez montrer votre boutique ?',
    text: 'Nous examinons chaque demande à la main : le commerce existe-t-il bien et, là où cela compte, ce qu’il vend est-il halal ? Il faut d’abord créer un compte et s’y connecter. Nous vous écrivons dès que la décision est prise ; vous pouvez alors inscrire votre boutique.',
    apply: 'Faire une demande',
    howToJoin: 'Comment nous rejoindre',
  },
  backHome: 'Retour à l’accueil',
}
