/** The buttons beside several banners. */
export const bannerTurns = {
  pause: 'Pause the messages',
  play: 'Show the messages in turn',
  previous: 'Previous message',
  next: 'Next message',
}
