import type { confirmPassword as english } from '../../en/shared/confirm-password.ts'

export const confirmPassword: typeof english = {
  title: 'Votre mot de passe, encore une fois',
  text: 'Votre connexion date d’un moment. Saisissez votre mot de passe et nous continuons aussitôt.',
  storeText:
    'Votre connexion date d’un moment. Saisissez le mot de passe de votre boutique et nous continuons aussitôt.',
  goOn: 'Continuer',
  cancel: 'Annuler',
}
