/** The parts of a path that a secret from a mail follows, on pages and in calls. */
const beforeSecret = [
  'verify-email',
  'reset-password',
  'confirm-email',
  'email-link',
  'unsubscribe',
  'mail-choices',
]

const secret = new RegExp(`/(${beforeSecret.join('|')})/[^/?#]+`)

export const hasMailSecret = (address: string): boolean => secret.test(address)

/** '/verify-email/…' for '/verify-email/k3y' */
export const withoutMailSecret = (path: string): string => path.replace(secret, '/$1/…')
