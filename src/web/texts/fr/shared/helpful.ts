import type { helpful as english } from '../../en/shared/helpful.ts'
import { figure } from './figures.ts'

export const helpful: typeof english = {
  failed: 'Cela n’a pas pu être enregistré. Veuillez réessayer.',
  found: (count) =>
    count === 0
      ? ''
      : count === 1
        ? '1 personne l’a trouvé utile.'
        : `${figure(count)} personnes l’ont trouvé utile.`,
  marked: 'Marqué comme utile',
}
