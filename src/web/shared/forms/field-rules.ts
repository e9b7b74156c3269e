import { longest } from '#domain/limits.ts'
import { passwordLength } from '#domain/password.ts'
import { forms } from '#texts/shared/forms.ts'

// The server decides. These rules only report mistakes before the form is submitted.
const emailForm = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/
const { rules } = forms

/** The rules of each field, with the sentence for a value that breaks them. */
export const fieldRules = {
  name: {
    validate: (name: string) => {
      const written = name.trim()
      if (!written) return rules.name
      if (written.length > longest.personName) return rules.nameTooLong
      if (/[<>]/.test(written)) return rules.nameMarkup
      return /\p{L}/u.test(written) || rules.nameLetters
    },
  },
  email: {
    validate: (email: string) => {
      const written = email.trim()
      if (!written) return rules.email
      return emailForm.test(written) || rules.emailForm
    },
  },
  knownPassword: { validate: (password: string) => password !== '' || rules.password },
  newPassword: {
    deps: 'confirmPassword' as const,
    validate: (password: string) => {
      if (!password) return rules.choosePassword
      if (password.length < passwordLength.least) return rules.tooShort
      return password.length <= passwordLength.most || rules.tooLong
    },
  },
  confirmPassword: {
    validate: (confirmation: string, { password }: { password: string }) => {
      if (!confirmation) return rules.confirmPassword
      return confirmation === password || rules.noMatch
    },
  },
}
