import type { errorPages as english } from '../../en/shared/error-pages.ts'

export const errorPages: typeof english = {
  notFoundTitle: 'Page introuvable',
  notFound: 'Cette page a disparu, comme le dodo',
  notFoundText:
    'L’adresse a peut-être changé, ou ce qui se trouvait ici n’y est plus. Le reste de l’île est toujours ouvert.',
  failureTitle: 'Un problème est survenu',
  failure: 'Juste un grain qui passe',
  failureText:
    'Cette page ne peut pas s’afficher pour le moment. Réessayez dans un instant ; rien de ce que vous avez fait n’est perdu.',
  reference: (id) => `Numéro : ${id}`,
  tryAgain: 'Réessayer',
  backHome: 'Retour à l’accueil',
  hotDeals: 'Bons plans',
  allStores: 'Toutes les boutiques',
}
