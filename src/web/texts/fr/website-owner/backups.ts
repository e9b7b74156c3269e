import type { ownerBackups as english } from '../../en/website-owner/backups.ts'

export const ownerBackups: typeof english = {
  title: 'Sauvegardes',
  failed: 'L’état des sauvegardes n’a pas pu être chargé.',
  daily: (kept) => `Une sauvegarde est faite chaque jour, et les ${kept} dernières sont conservées.`,
  notDaily: 'Aucune n’est faite d’elle-même : BACKUP_DIR indique où, voir docs/operations.md.',
  warnings: {
    none: 'Il n’y a pas encore de sauvegarde. Un disque en panne ferait tout perdre.',
    late: 'La dernière sauvegarde a plus de deux jours.',
    failed: 'La dernière sauvegarde a échoué.',
  },
  last: 'Dernière sauvegarde',
  size: 'Taille',
  encrypted: 'Chiffrée',
  isEncrypted: { true: 'Oui', false: 'Non : BACKUP_KEY le permet' },
  failedAt: 'Échec',
  reason: 'Raison',
  hoursAgo: (hours) =>
    hours < 1 ? 'il y a moins d’une heure' : hours === 1 ? 'il y a une heure' : `il y a ${hours} heures`,
  daysAgo: (days) => `il y a ${days} jours`,
  megabytes: (value) => `${value.replace('.', ',')} Mo`,
}
