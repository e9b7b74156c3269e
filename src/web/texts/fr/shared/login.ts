import type { login as english } from '../../en/shared/login.ts'

export const login: typeof english = {
  success: 'Connexion réussie.',
  wrong: 'E-mail ou mot de passe incorrect.',
}
