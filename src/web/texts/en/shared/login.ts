/** What every login says: a person's, a store's and the website owner's. */
export const login = {
  success: 'Login successful!',
  wrong: 'Invalid email or password.',
}
