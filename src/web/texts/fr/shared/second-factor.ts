import type { secondFactor as english } from '../../en/shared/second-factor.ts'

/** Codes from an authenticator app besides the password. */
export const secondFactor: typeof english = {
  login: {
    code: 'Code',
    codeHint: 'Six chiffres de votre application d’authentification. Un code de secours convient aussi.',
    recoveryCode: 'Code de secours',
    recoveryHint: 'L’un des dix que vous avez gardés. Il ne sert que pour cette connexion.',
    useRecoveryCode: 'Pas de téléphone sous la main ? Utiliser un code de secours',
    useCode: 'Utiliser plutôt l’application',
  },
  state: {
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
    fileHead: 'Zilbazar : codes de secours. Chacun sert pour une seule connexion.',
    print: 'Imprimer',
    kept: 'Je les ai gardés',
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
  switchOff: {
    open: 'Désactiver',
    text: 'Le mot de passe seul ouvrira alors de nouveau votre tableau de bord.',
    submit: 'Désactiver',
  },
  again: {
    title: 'Votre code, encore une fois',
    text: 'Cette action est définitive : nous demandons donc un code de votre application d’authentification. Nous n’en redemanderons pas pendant un quart d’heure.',
    submit: 'Continuer',
  },
}
