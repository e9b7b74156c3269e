/** 'HH:MM' of so many minutes after midnight. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Minutes after midnight of an 'HH:MM'; undefined when it is invalid. */
export function minutesOf(time: string | null): number | undefined {
  if (!time || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The times that a store owner can choose: 00:00 to 23:30. */
export const slots: readonly string[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, slot) =>
  timeText(slot * 30),
)
