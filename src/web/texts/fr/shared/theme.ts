import type { theme as english } from '../../en/shared/theme.ts'

export const theme: typeof english = {
  label: 'Apparence',
  languageLabel: 'Langue',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
}
