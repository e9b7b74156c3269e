import type { shareButton as english } from '../../en/shared/share-button.ts'

export const shareButton: typeof english = { share: 'Partager' }
