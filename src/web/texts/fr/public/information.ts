import type { information as english } from '../../en/public/information.ts'

/** What pages to read have in common. */
export const information: typeof english = {
  onThisPage: 'Sur cette page',
  lastChanged: 'Dernière modification le',
  kept: 'Conservation :',
}
