import type { storeRegistration as english } from '../../en/store-owner/registration.ts'

/** Opening a store, and the way into it. */
export const storeRegistration: typeof english = {
  signup: {
    title: 'Inscrire votre boutique',
    heading: 'Ouvrez votre boutique',
    description: 'Inscrivez votre boutique sur Zilbazar et montrez vos produits à toute l’île.',
    intro:
      'Il vous faut d’abord un compte utilisateur vérifié, et vous y connecter. Nous vérifions chaque boutique à la main avant son ouverture.',
    notApproved: 'Vous n’avez pas encore notre accord ?',
    apply: 'Faites votre demande',
    or: 'ou',
    contact: 'contactez-nous',
    haveStore: 'Votre boutique est déjà ouverte ?',
    toStoreLogin: 'Connectez-vous à la boutique',
    submit: 'Créer ma boutique',
    success: 'Le compte est créé.',
    optionalNote:
      'La description, le contact et les précisions sur l’adresse sont facultatifs ; tout le reste est nécessaire.',
  },
  sections: {
    store: 'Votre boutique',
    storeText: 'Ce que les clients cherchent, et comment ils vous joignent.',
    place: 'Où elle se trouve',
    placeText: 'L’adresse que voient les clients, avec un lien vers la carte.',
    look: 'À quoi elle ressemble',
    lookText: 'Une photo qui représente la boutique, sur sa page et dans chaque liste.',
    access: 'Comment vous vous y connectez',
    accessText: 'Votre boutique a ses propres identifiants, à part de votre compte utilisateur.',
  },
  fields: {
    name: 'Nom de la boutique',
    description: 'Description',
    descriptionHint: 'Ce que vous vendez et ce qui fait votre réputation.',
    contact: 'Contact',
    contactHint: 'Le numéro de téléphone ou WhatsApp que les clients utilisent.',
    picture: 'Photo de la boutique',
    email: 'E-mail du compte de la boutique',
    emailHint: 'Il peut être le même que le vôtre.',
  },
  rules: {
    name: 'Veuillez saisir le nom de votre boutique.',
    nameMarkup: 'Veuillez écrire le nom de la boutique sans < ni >.',
    tooLong: (limit) => `La description peut avoir ${limit} caractères au maximum.`,
    picture: 'Veuillez choisir une photo de votre boutique.',
    pictureOnTheWay: 'La photo est encore en cours d’envoi. Veuillez patienter un instant.',
  },
  picture: {
    uploaded: 'Photo envoyée.',
    refused: 'L’envoi de la photo a échoué.',
    failed: 'La photo réduite n’a pas pu être envoyée.',
  },
  failedCities: 'Impossible de charger les villes.',
  refused: {
    kept: 'Rien de ce que vous avez saisi n’est perdu : tout reste ici pendant ce temps.',
    apply: 'Faire une demande',
    contact: 'Nous contacter',
    login: 'Se reconnecter',
    storeLogin: 'Connexion boutique',
  },
  visitor: {
    heading: 'Connectez-vous d’abord',
    text: 'Une boutique appartient à une personne : connectez-vous avec votre compte utilisateur, ou créez-en un.',
    login: 'Se connecter',
    signup: 'Créer un compte',
  },
  joining: {
    title: 'Comment une boutique nous rejoint',
    steps: [
      [
        'Créez votre compte utilisateur',
        'Créez un compte et confirmez votre adresse e-mail avec le lien que nous vous envoyons.',
      ],
      [
        'Parlez-nous de votre boutique',
        'Nous examinons chaque boutique à la main, pour que les clients puissent se fier à ce qu’ils trouvent.',
      ],
      [
        'Inscrivez-la ici',
        'Une fois notre accord reçu, remplissez cette page et votre boutique ouvre aussitôt.',
      ],
    ],
    apply: 'Faire une demande',
    contact: 'Nous contacter',
  },
  notReached: {
    heading: 'Votre compte n’a pas pu être chargé',
    tryAgain: 'Réessayer',
  },
  login: {
    title: 'Connexion boutique',
    heading: 'Connectez-vous à votre boutique',
    description:
      'Connectez-vous à votre boutique sur Zilbazar pour modifier son profil, son annonce et ses produits.',
    welcome: 'Votre comptoir, derrière la vitrine',
    perks: ['Ajouter produits et remises', 'Tenir vos horaires à jour', 'Annoncer vos nouveautés'],
    noStore: 'Pas encore de boutique ?',
    toSignup: 'Inscrire votre boutique',
    created: (email) =>
      `Votre boutique est ouverte. Connectez-vous avec ${email} pour ajouter horaires et produits.`,
    submit: 'Se connecter',
    forgot: 'Mot de passe de la boutique oublié ?',
    toContact: 'Écrivez-nous',
    shopper: 'Vous cherchez votre propre compte ?',
    toLogin: 'Connexion des clients',
  },
  alreadyIn: {
    heading: 'Votre boutique est connectée',
    text: 'Il n’y a rien de plus à faire ici.',
    toDashboard: 'Aller au tableau de bord',
  },
  forgot: {
    heading: 'Un nouveau mot de passe pour votre boutique',
    text: 'Le mot de passe de votre propre compte montre que c’est bien vous. Toutes les personnes connectées à la boutique seront déconnectées.',
    ownPassword: 'Mot de passe de votre propre compte',
    ownPasswordHint: (email) => `Celui que vous utilisez avec ${email}`,
    showOwnPassword: 'Afficher le mot de passe de votre propre compte',
    newPassword: 'Nouveau mot de passe de la boutique',
    submit: 'Enregistrer le mot de passe',
    back: 'Retour à la connexion boutique',
    visitorText:
      'Connectez-vous d’abord à votre propre compte. La personne derrière une boutique peut lui donner un nouveau mot de passe.',
    toLogin: 'Se connecter',
    noStoreText: (name) => `Vous utilisez le compte de ${name}, et ce compte n’a pas de boutique.`,
    contact: 'Nous contacter',
  },
}
