/** Before what cannot be undone, when the last login was a while ago. */
export const confirmPassword = {
  title: 'Your password, once more',
  text: 'You logged in a while ago. Enter your password and we go on at once.',
  storeText: 'You logged in a while ago. Enter the password of your store and we go on at once.',
  goOn: 'Go on',
  cancel: 'Cancel',
}
