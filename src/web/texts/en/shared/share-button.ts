export const shareButton = { share: 'Share' }
