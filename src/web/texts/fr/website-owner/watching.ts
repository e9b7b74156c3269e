import type { ownerWatching as english } from '../../en/website-owner/watching.ts'
import { figure } from '../shared/figures.ts'

const times = (count: number) => `${figure(count)} fois`

export const ownerWatching: typeof english = {
  times,
  security: {
    title: 'Aux connexions',
    explained: (days: number) =>
      `Les ${days} derniers jours, le plus récent d’abord. Des signes égaux désignent le même compte ou le même réseau ; personne n’est nommé.`,
    failed: 'Ce qui s’est passé aux connexions n’a pas pu être chargé.',
    none: 'Il ne s’est rien passé d’inhabituel.',
    whose: 'Compte',
    from: 'Réseau et appareil',
    events: {
      'failed-login': 'Mauvais mot de passe',
      'failed-code': 'Mauvais code',
      lockout: 'Attente imposée',
      'new-device': 'Nouvel appareil',
    },
    logins: { user: 'une personne', admin: 'une boutique', owner: 'la console' },
  },
  errors: {
    title: 'Erreurs dans les navigateurs',
    explained: (days: number) =>
      `Les ${days} derniers jours, la plus récente d’abord. Rien n’est gardé sur les visiteurs.`,
    failed: 'Les erreurs des navigateurs n’ont pas pu être chargées.',
    none: 'Aucun navigateur n’a signalé d’erreur.',
    build: (version: string) => `version ${version}`,
  },
}
