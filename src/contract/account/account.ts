import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'

/** A person's account: the way in, and what is kept there. */
export const account = { ...signIn, ...settings }
