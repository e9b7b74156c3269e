import { slots } from '#domain/clock-time.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import type { ExtraHours, OpeningHours, Span } from '#domain/opening-hours.ts'

/** 'HH:MM-HH:MM', several with spaces between, or closed; from Monday to Sunday. */
type Day = string | null

const every = (day: Day): Day[] => Array<Day>(7).fill(day)

/** The ways in which the stores of the island open; those of `unknown` never said. */
const ways = {
  shop: [...Array<Day>(5).fill('09:00-18:00'), '09:00-16:00', null],
  /** Thursday afternoon is off, as it always was. */
  town: ['09:30-17:30', '09:30-17:30', '09:30-17:30', '09:30-13:00', '09:30-17:30', '09:30-17:30', null],
  mall: [...Array<Day>(4).fill('09:30-20:30'), '09:30-22:00', '09:30-22:00', '09:30-15:00'],
  dawn: [...Array<Day>(6).fill('06:00-13:00'), '06:00-11:00'],
  oven: [...Array<Day>(6).fill('05:30-18:30'), '05:30-12:00'],
  corner: [...Array<Day>(6).fill('06:30-19:30'), '07:00-12:30'],
  lunch: [...Array<Day>(4).fill('10:30-15:00'), '10:30-15:00 18:00-21:30', '10:30-16:00', null],
  late: every('11:00-22:30'),
  night: [null, ...Array<Day>(6).fill('18:00-02:00')],
  weekendNight: [null, null, null, '17:00-23:30', '17:00-01:00', '17:00-01:00', '17:00-23:00'],
  fair: [null, null, '06:00-16:30', null, null, '06:00-16:30', '06:00-12:00'],
  workshop: [...Array<Day>(5).fill('08:00-16:30'), '08:00-12:00', null],
  salon: [null, ...Array<Day>(4).fill('09:00-18:30'), '08:30-19:00', '09:00-12:00'],
  chemist: [...Array<Day>(6).fill('08:30-20:00'), '09:00-12:30'],
  lagoon: every('08:00-16:00'),
  beach: [null, null, ...Array<Day>(5).fill('10:00-18:00')],
  afterSchool: [...Array<Day>(5).fill('14:30-19:30'), '09:00-15:00', null],
  prayerPause: [
    ...Array<Day>(4).fill('09:00-18:00'),
    '09:00-12:00 14:00-18:30',
    '09:00-18:00',
    '09:00-12:30',
  ],
  landing: [null, '09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', '07:00-13:30', '07:00-12:00'],
  unknown: null,
} satisfies Record<string, Day[] | null>

export type Week = keyof typeof ways

/** The first span of each day, and further ones of the days that have some. */
export interface DemoHours {
  openingHours: OpeningHours
  extraHours: ExtraHours
}

export function demoHours(week: Week): DemoHours | null {
  const days = ways[week]
  if (days === null) return null
  const spans = days.map((day) => day?.split(' ').map(spanOf) ?? [])
  return {
    openingHours: Object.fromEntries(
      weekdays.map((weekday, index) => {
        const [first] = spans[index] ?? []
        return [weekday, { open: first !== undefined, from: first?.from ?? null, to: first?.to ?? null }]
      }),
    ),
    extraHours: Object.fromEntries(weekdays.map((weekday, index) => [weekday, spans[index]?.slice(1) ?? []])),
  }
}

function spanOf(text: string): Span {
  const [from = '', to = ''] = text.split('-')
  return { from: slot(from), to: slot(to) }
}

function slot(time: string): string {
  if (!slots.includes(time)) throw new RangeError(`'${time}' is no opening time.`)
  return time
}
