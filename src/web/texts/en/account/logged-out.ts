/** In place of a page that shows a person their own. */
export const loggedOut = {
  toLogin: 'Login',
  toSignup: 'Sign Up',
}
