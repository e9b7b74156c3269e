import type { confirmation as english } from '../../en/shared/confirmation.ts'

/** A question with two buttons. */
export const confirmation: typeof english = {
  closes: 'La question se ferme après dix secondes. Sans réponse, rien ne se passe.',
}
