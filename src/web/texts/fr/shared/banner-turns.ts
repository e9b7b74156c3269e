/** The buttons beside several banners. */
export const bannerTurns = {
  pause: 'Mettre les messages en pause',
  play: 'Faire défiler les messages',
  previous: 'Message précédent',
  next: 'Message suivant',
}
