import type { ownerAccess as english } from '../../en/website-owner/session.ts'

/** How the website owner gets into the console, and keeps others out. */
export const ownerAccess: typeof english = {
  login: {
    heading: 'Se connecter à la console',
    text: 'Réservée au propriétaire du site.',
    code: 'Code',
    codeHint: 'Six chiffres de votre application d’authentification. Un code de secours convient aussi.',
    recoveryCode: 'Code de secours',
    recoveryHint: 'L’un des dix que vous avez gardés. Il ne sert que pour cette connexion.',
    useRecoveryCode: 'Pas de téléphone sous la main ? Utiliser un code de secours',
    useCode: 'Utiliser plutôt l’application',
    submit: 'Se connecter',
  },
  enrolment: {
    heading: 'Activez la double authentification',
    text: 'En plus du mot de passe, la console demande un code de votre téléphone. À faire une seule fois, en une minute.',
    codesHeading: 'Gardez vos codes de secours',
    failed: 'La double authentification n’a pas pu être préparée.',
    another: 'Pas vous ?',
  },
  setup: {
    scan: 'Scannez ceci avec une application d’authentification, comme Aegis, Google Authenticator ou 1Password.',
    qr: 'Code QR à scanner avec votre application d’authentification',
    openApp: 'Ouvrir l’application sur cet appareil',
    typeIt: 'Ou saisissez cette clé dans l’application :',
    copyKey: 'Copier la clé',
    keyCopied: 'La clé est copiée.',
    code: 'Code de l’application',
    codeHint: 'Les six chiffres qu’elle affiche maintenant.',
    codeMissing: 'Veuillez saisir le code que l’application affiche.',
    confirm: 'Confirmer',
    startAgain: 'Afficher un nouveau code QR',
    cancel: 'Annuler',
  },
  codes: {
    text: 'Sans votre téléphone, chacun de ces codes vous laisse entrer une fois. Ils ne sont affichés que maintenant.',
    list: 'Codes de secours',
    copy: 'Copier',
    copied: 'Les codes de secours sont copiés.',
    copyFailed: 'La copie n’a pas marché ici. Veuillez sélectionner le texte à la main.',
    download: 'Télécharger',
    fileName: 'zilbazar-codes-de-secours.txt',
    fileHead: 'Console Zilbazar : codes de secours. Chacun sert pour une seule connexion.',
    print: 'Imprimer',
    kept: 'Je les ai gardés',
  },
  failed: 'Votre accès n’a pas pu être chargé.',
  you: { title: 'Qui vous êtes', email: 'E-mail' },
  secondFactor: {
    title: 'Double authentification',
    isOn: 'Activée',
    isOff: 'Non activée',
    onText: 'Chaque connexion demande un code de votre application d’authentification.',
    offText: 'Qui connaît le mot de passe peut entrer. Un code de votre téléphone ferme la porte aux autres.',
    setUp: 'Activer maintenant',
    replace: 'Changer de téléphone',
    replaceText:
      'Les codes de l’ancien téléphone marchent jusqu’à ce que le nouveau soit confirmé. Les autres appareils sont déconnectés.',
    begin: 'Continuer',
  },
  recoveryCodes: {
    title: 'Codes de secours',
    left: (count) =>
      count === 0
        ? 'Il n’en reste aucun : demandez-en de nouveaux maintenant, avant d’en avoir besoin.'
        : `Il en reste ${count} sur 10. En demander de nouveaux annule ceux-ci.`,
    renew: 'Demander de nouveaux codes',
    shown: 'Vos nouveaux codes de secours',
  },
}
