const names = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026' for '2026-11'. */
export function monthName(month: string): string {
  const firstDay = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(firstDay.getTime()) ? month : names.format(firstDay)
}
