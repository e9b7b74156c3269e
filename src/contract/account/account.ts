import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'

export const account = { ...signIn, ...settings }
