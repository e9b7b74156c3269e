/** The banner area under the header. */
export const banners = {
  label: 'News from Zilbazar',
  dismiss: 'Dismiss this message',
  ownLine: 'Local stores from all over Mauritius. See what is near you.',
}
