import type { storeApplication as english } from '../../en/shared/application.ts'
import { advertising } from './advertising-words.ts'

const { monthly, mass, personalised, start, grace, deletion } = advertising

/** How a store comes to Zilbazar, and the application for it. */
export const storeApplication: typeof english = {
  becomeAdmin: {
    title: 'Comment nous rejoindre',
    heading: 'Montrez votre boutique à toute l’île',
    description: `Comment une boutique rejoint Zilbazar, pas à pas : compte, demande, vérification à la main, inscription. ${monthly} par mois, remboursement complet avant le début.`,
    intro:
      'Vos produits avec prix et remises, vos horaires, votre place sur la carte et votre numéro de téléphone, pour tous ceux qui les cherchent à Maurice.',
    note: 'Il vous faut d’abord un compte utilisateur, et vous y connecter. Seules les boutiques que nous avons approuvées peuvent être inscrites.',
    apply: 'Faire une demande',
    contact: 'Nous contacter',
    register: 'Inscrire votre boutique',
    approved: 'Vous avez déjà notre accord ?',
  },
  displayRequest: {
    title: 'Demande d’ouverture d’une boutique',
    heading: 'Demander l’ouverture de votre boutique',
    description:
      'Demandez à présenter votre boutique et vos produits sur Zilbazar. Nous vérifions chaque demande à la main et répondons par e-mail.',
    intro:
      'Parlez-nous de votre commerce. Quelqu’un de chez nous examine chaque demande, et vous recevez notre réponse par e-mail.',
    note: 'Il vous faut d’abord un compte utilisateur, et vous y connecter.',
    rather: 'Vous préférez écrire ?',
    contact: 'Contactez-nous',
    approved: 'Vous avez déjà notre accord ?',
    register: 'Inscrivez votre boutique',
  },
  steps: {
    heading: 'Comment une boutique nous rejoint',
    items: [
      [
        'Créez votre compte utilisateur',
        '[Créez un compte](/signup), ouvrez le lien dans l’e-mail que nous vous envoyons, et [connectez-vous](/login). Une boutique appartient à une personne : cela vient donc en premier.',
      ],
      [
        'Parlez-nous de votre boutique',
        '[Faites votre demande](/display-request) avec le nom et le numéro d’enregistrement de votre commerce, ou [écrivez-nous](/contact).',
      ],
      [
        'Nous vérifions à la main',
        'Si le commerce est authentique et, là où cela compte, si ce qu’il vend est halal. Si un point n’est pas clair, nous demandons. Notre décision arrive par e-mail.',
      ],
      [
        'Inscrivez votre boutique',
        'Une fois notre accord reçu, [inscrivez votre boutique](/admin/signup) avec son adresse, une photo et ses propres identifiants. Elle ouvre aussitôt, et vous ajoutez vos produits.',
      ],
    ],
  },
  fees: {
    heading: 'Ce que cela coûte',
    items: [
      [
        `${monthly} par mois`,
        `À payer avant chaque période de publicité. De cette somme, ${mass} vont à la publicité de masse.`,
      ],
      [
        `Dès ${personalised}`,
        `La publicité personnalisée d’un produit en particulier, si vous le souhaitez. Elle débute dans les ${start} qui suivent le paiement.`,
      ],
      [
        'Remboursement complet',
        'Si vous supprimez le compte de votre boutique avant le début d’une période de publicité.',
      ],
    ],
    late: `Nous pouvons accorder ${grace} de délai. Les comptes de boutique en retard de plus de ${deletion} sont supprimés.`,
    all: 'Toutes les conditions de publicité',
  },
  visitor: {
    heading: 'Connectez-vous d’abord',
    text: 'Une boutique appartient à une personne : connectez-vous avec votre compte utilisateur, ou créez-en un et confirmez votre adresse e-mail. La demande sera alors ici.',
    login: 'Se connecter',
    signup: 'Créer un compte',
  },
  hasStore: {
    heading: 'Vous avez déjà une boutique',
    text: 'Chaque personne peut avoir une seule boutique. Modifiez-la dans son tableau de bord.',
  },
  notLoaded: 'Votre demande n’a pas pu être chargée',
  form: {
    heading: 'Votre demande',
    again: 'Refaire une demande',
    againText: 'Ce que vous aviez écrit la dernière fois est ici. Changez ce qui a changé.',
    businessName: 'Nom du commerce',
    registrationNumber: 'Numéro d’enregistrement (BRN)',
    registrationHint: 'Comme sur votre Business Registration Card, par exemple C12345678.',
    phone: 'Téléphone',
    phoneHint: 'Où vous joindre si nous avons une question. Les clients ne le voient pas.',
    sells: 'Ce que vous vendez',
    sellsHint: 'En quelques phrases : quoi, où, et depuis combien de temps.',
    claimsHalal: 'Ce que nous vendons est halal',
    halalHint: 'Nous vérifions cela aussi : ayez votre certificat à portée de main.',
    submit: 'Envoyer la demande',
    saved: 'Nous seuls la lisons ; la',
    privacyPolicy: 'politique de confidentialité',
    savedEnd: 'dit combien de temps nous la gardons.',
  },
  rules: {
    businessName: 'Veuillez saisir le nom de votre commerce.',
    businessNameMarkup: 'Veuillez écrire le nom du commerce sans < ni >.',
    registrationNumber: 'Veuillez saisir le numéro d’enregistrement.',
    phone: 'Veuillez saisir un numéro de téléphone.',
    sells: 'Veuillez écrire ce que vous vendez.',
    answer: 'Veuillez écrire une réponse.',
    tooLong: (limit) => `${limit} caractères au maximum.`,
  },
  open: {
    badge: 'Chez nous',
    heading: 'Votre demande est chez nous',
    text: (email) =>
      `Quelqu’un de chez nous l’examine à la main. Nous écrivons à ${email} dès que nous avons décidé.`,
  },
  asked: {
    badge: 'Réponse attendue',
    heading: 'Nous avons une question',
    text: 'Avant de décider, nous aimerions savoir :',
    answer: 'Votre réponse',
    correct: 'Ce que vous nous avez dit',
    correctText: 'Corrigez-le ici si quelque chose a changé.',
    submit: 'Envoyer la réponse',
  },
  approved: {
    badge: 'Approuvée',
    heading: 'Votre demande est approuvée',
    text: 'Inscrivez maintenant votre boutique : avec son adresse, une photo et ses propres identifiants. Elle ouvre aussitôt.',
    register: 'Inscrire votre boutique',
  },
  refused: {
    badge: 'Non approuvée',
    heading: 'Nous n’avons pas pu approuver votre demande',
    on: (date) => `Nous avons décidé le ${date}, et voici pourquoi :`,
    text: 'Quand les choses auront changé, vous pourrez volontiers refaire une demande. Si vous voyez les choses autrement, écrivez-nous.',
    again: 'Refaire une demande',
    contact: 'Nous contacter',
  },
  facts: {
    heading: 'Ce que vous nous avez dit',
    sentOn: 'Envoyée le',
    halal: 'Halal',
    yes: 'Oui, selon vous',
    no: 'Non déclaré',
    question: 'Notre question',
    answer: 'Votre réponse',
  },
  applyFirst: {
    heading: 'Il faut d’abord une demande',
    text: 'Parlez-nous de votre boutique : nous la vérifions à la main. Une fois notre accord reçu, vous l’inscrivez ici.',
    apply: 'Faire une demande',
    contact: 'Nous contacter',
    standing: {
      open: 'Nous l’examinons à la main et nous vous écrivons. Une fois notre accord reçu, vous inscrivez votre boutique ici.',
      asked:
        'Veuillez répondre à notre question. Une fois notre accord reçu, vous inscrivez votre boutique ici.',
      refused: 'Vous pouvez lire pourquoi, et refaire une demande quand les choses auront changé.',
    },
    act: {
      open: 'Voir votre demande',
      asked: 'Répondre à la question',
      refused: 'Voir votre demande',
    },
  },
  loggedOut: {
    kept: 'Rien de ce que vous avez saisi n’est perdu : tout reste ici pendant que vous vous connectez.',
    login: 'Se reconnecter',
  },
}
