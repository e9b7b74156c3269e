/** A question with two buttons. */
export const confirmation = {
  closes: 'The question closes after ten seconds. Without an answer nothing happens.',
}
