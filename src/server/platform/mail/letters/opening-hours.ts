/** Public holidays for which a store has not said whether it is open. */
export interface HolidaysToAnswer {
  storeName: string
  holidays: { day: string; nameEn: string; nameFr: string; isProvisional: boolean }[]
}

export interface HoursToConfirm {
  storeName: string
  /** 'YYYY-MM-DD'; null when it is not known. */
  confirmedOn: string | null
}

/** 'Sunday 8 November' of a 'YYYY-MM-DD'. */
export const nameOfDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** Where the questions are answered. */
export const hoursPath = '/admin/dashboard/profile/hours'
