import { longest } from '#domain/limits.ts'
import { passwordLength } from '#domain/password.ts'
import type { forms as english } from '../../en/shared/forms.ts'

/** What forms of all kinds say. */
export const forms: typeof english = {
  fields: {
    name: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    currentPassword: 'Mot de passe actuel',
    confirmPassword: 'Confirmer le mot de passe',
    showPassword: 'Afficher le mot de passe',
    showCurrentPassword: 'Afficher le mot de passe actuel',
    passwordHint: `De ${passwordLength.least} à ${passwordLength.most} caractères`,
  },
  rules: {
    name: 'Veuillez indiquer votre nom.',
    nameTooLong: `Votre nom peut compter ${longest.personName} caractères au plus.`,
    nameMarkup: 'Veuillez écrire votre nom sans < ni >.',
    nameLetters: 'Veuillez écrire votre nom avec des lettres.',
    email: 'Veuillez indiquer votre adresse e-mail.',
    emailForm: 'Veuillez indiquer une adresse e-mail valide.',
    password: 'Veuillez indiquer votre mot de passe.',
    choosePassword: 'Veuillez choisir un mot de passe.',
    tooShort: `Veuillez choisir un mot de passe d’au moins ${passwordLength.least} caractères.`,
    tooLong: `Veuillez choisir un mot de passe de ${passwordLength.most} caractères au plus.`,
    confirmPassword: 'Veuillez indiquer encore une fois le mot de passe.',
    noMatch: 'Les mots de passe ne correspondent pas.',
    required: 'Veuillez remplir tous les champs obligatoires.',
  },
  categories: {
    ofKind: { store: 'Catégorie de la boutique', product: 'Catégorie du produit' },
    subcategory: (level) => `Sous-catégorie ${level}`,
    choose: 'Choisir…',
    none: 'Aucune',
  },
  address: {
    stNumber: 'Numéro de rue',
    line: 'Rue',
    locality: 'Localité',
    city: 'Ville',
    chooseCity: 'Choisir une ville ou un village…',
    details: 'Complément d’adresse',
    detailsHint: 'Ce qui aide à vous trouver : étage, bâtiment, ce qu’il y a en face.',
    missing: 'Veuillez remplir ce champ.',
    stNumberDigits: 'Le numéro de rue doit être un nombre.',
  },
  picture: {
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    drop: 'ou la déposer ici',
    hint: 'JPEG, PNG, WebP ou AVIF. Les grandes photos sont d’abord réduites sur votre appareil.',
    compressing: 'Réduction de la photo',
    uploading: 'Envoi en cours',
    preview: 'La photo choisie',
    cancel: 'Annuler',
  },
  leaving: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications ne sont pas encore enregistrées.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
  },
}
