interface Names {
  nameEn: string
  nameFr: string
}

/** Public holidays, in the website owner's console. */
export const ownerHolidays = {
  failed: 'The holidays could not be loaded.',
  text: 'Business days are counted by this table. Personalised advertising that is paid for already keeps its days.',
  year: 'Year',
  list: (year: number) => `Public holidays of ${year}`,
  empty: (year: number) => `No holiday of ${year} is known yet.`,
  emptyHint: 'The official list comes in the Government Gazette.',
  missing: (year: number, names: string) => `These holidays of ${year} have no date yet: ${names}.`,
  provisionalCount: (year: number, count: number) =>
    count === 1
      ? `One date of ${year} is provisional. Confirm it when it is official.`
      : `${count} dates of ${year} are provisional. Confirm them when they are official.`,
  seeYear: (year: number) => `See ${year}`,
  nameOf: ({ nameEn }: Names) => nameEn,
  otherNameOf: ({ nameFr }: Names) => nameFr,
  provisional: 'Provisional',
  add: 'Add a holiday',
  addIt: 'Add holiday',
  editTitle: 'Change the holiday',
  editOf: (name: string) => `Change ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  sure: (name: string) => `Remove ${name}?`,
  remove: 'Remove',
  removeFailed: 'That did not work. Please try again.',
  day: 'Day',
  dayMissing: 'Please choose the day.',
  nameEn: 'Name in English',
  nameFr: 'Name in French',
  nameMissing: 'Please enter the name.',
  isProvisional: 'The date is provisional',
  provisionalHint: 'It is expected, but not official yet.',
  save: 'Save',
  cancel: 'Cancel',
}
