export const theme = {
  label: 'Appearance',
  languageLabel: 'Language',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
