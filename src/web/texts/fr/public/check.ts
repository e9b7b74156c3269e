import type { check as english } from '../../en/public/check.ts'

export const check: typeof english = {
  title: 'Vérifier un numéro',
  description:
    'Un numéro de téléphone est-il celui d’une boutique de Zilbazar ? Tapez-le ou scannez le code d’une affiche avant de payer.',
  intro:
    'On vous demande de payer, sur WhatsApp ou sur un autre site ? Vérifiez d’abord si le numéro est celui d’une boutique d’ici.',
  form: {
    heading: 'Quel numéro ?',
    number: 'Numéro de téléphone',
    hint: 'Comme vous l’avez : +230 5755 0142, 5755-0142 ou 210 1234.',
    noNumber: 'Ce n’est pas un numéro de téléphone complet. À Maurice, un mobile a 8 chiffres et un fixe 7.',
    several: 'Veuillez vérifier un seul numéro à la fois.',
    submit: 'Vérifier',
    scan: 'Scanner un code',
    privacy: 'Nous ne conservons pas les numéros vérifiés.',
  },
  scanner: {
    heading: 'Tenez le code de la boutique devant la caméra',
    starting: 'La caméra démarre …',
    looking: 'Recherche d’un code …',
    stop: 'Arrêter',
    refused:
      'La caméra n’est pas autorisée. Vous pouvez l’autoriser dans les réglages de votre navigateur, ou taper le numéro.',
    noCamera: 'La caméra n’a pas pu être ouverte. Veuillez taper le numéro.',
    elsewhere: (host) => `Ce code mène à ${host}, qui n’est pas Zilbazar.`,
    otherCode: 'Ce code n’est ni celui d’une boutique d’ici, ni un numéro de téléphone.',
  },
  answer: {
    heading: 'Réponse',
    checkedOn: (date) => `Vérifiée le ${date}`,
    changed: (date) =>
      `La boutique a changé de numéro le ${date}, après cette vérification. Renseignez-vous sur place avant de payer d’avance.`,
    suspended: 'Suspendue en ce moment : sa page n’est pas montrée.',
    toStore: 'Voir la boutique',
    unknown:
      'Aucune boutique d’ici ne l’indique. Il peut être honnête malgré tout. Avant de payer, suivez les conseils de cette page.',
    advice: 'Avant de payer',
  },
  advice: {
    heading: 'Avant de payer',
    points: [
      'Ne payez jamais d’avance à un numéro que la page de la boutique n’indique pas.',
      'Appelez la boutique au numéro de sa page ici, et demandez si le message vient d’elle.',
      'Regardez le nom que montre votre banque ou votre application avant de confirmer.',
      'Méfiez-vous si l’on vous presse, ou si le prix est plus bas que partout ailleurs.',
      'Ne donnez à personne un code que votre banque vous envoie.',
    ],
    police: 'Vous avez déjà payé ? Appelez tout de suite votre banque, et prévenez la police.',
  },
  meaning: {
    heading: 'Ce que « vérifiée » veut dire',
    text: 'Nous examinons chaque boutique à la main avant qu’elle puisse paraître ici. Le jour est celui où nous l’avons acceptée. Cela dit qui est la boutique, pas comment elle vend.',
  },
  backHome: 'Retour à l’accueil',
}
