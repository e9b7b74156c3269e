/** Public holidays of Mauritius whose date is announced every year. The table of holidays uses these names. */
export const movableHolidays = [
  { nameEn: 'Thaipoosam Cavadee', nameFr: 'Thaipoosam Cavadee' },
  { nameEn: 'Maha Shivaratree', nameFr: 'Maha Shivaratree' },
  { nameEn: 'Chinese Spring Festival', nameFr: 'Fête du Printemps' },
  { nameEn: 'Ugaadi', nameFr: 'Ougadi' },
  { nameEn: 'Eid-ul-Fitr', nameFr: 'Eid-ul-Fitr' },
  { nameEn: 'Ganesh Chaturthi', nameFr: 'Ganesh Chaturthi' },
  { nameEn: 'Divali', nameFr: 'Divali' },
] as const
