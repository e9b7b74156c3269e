import type { formFailures as english } from '../../en/shared/form-failures.ts'

export const formFailures: typeof english = {
  unknown: 'Un problème est survenu.',
  busy: 'Le site ne peut pas répondre pour le moment. Veuillez réessayer dans un instant.',
  noNetwork: 'Le site est injoignable. Vérifiez votre connexion et réessayez.',
  noScript: 'Ce formulaire a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
  pageNoScript: 'Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
}
