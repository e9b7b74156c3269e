import type { loggedOut as english } from '../../en/account/logged-out.ts'

export const loggedOut: typeof english = {
  toLogin: 'Se connecter',
  toSignup: 'S’inscrire',
}
