import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deletionDay,
  dueDaysIn,
  feeState,
  firstWindow,
  firstWindowOfOldStore,
  graceEndsOn,
  lastDayToOpenAfter,
  lastDueDayToRemindOf,
  lastDueDayToWarnOf,
  lastWarningDay,
  massAdvertisingCents,
  monthlyFeeCents,
  nextWindow,
  noticeDue,
  outstandingCents,
  payableCents,
  personalisedFromCents,
  personalisedStart,
  personalisedWindow,
  refundDueCents,
  windowAfter,
  windowToOpen,
} from './advertising-fees.ts'
import { isBusinessDay } from './business-days.ts'
import { feeStates } from './fee-states.ts'
import { addDays, earliestDay, latestDay, mauritiusDay } from './mauritius-time.ts'

test('a month costs MUR 1500, of which MUR 500 are for mass advertising; personalised begins at MUR 2000', () => {
  expect([monthlyFeeCents, massAdvertisingCents, personalisedFromCents]).toEqual([150_000, 50_000, 200_000])
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => mauritiusDay(date))

describe('windows', () => {
  test.each([
    ['2026-11-14T19:59:59Z', '2026-11-15', '2026-12-14', '2026-11-14'],
    ['2026-11-14T20:00:00Z', '2026-11-16', '2026-12-15', '2026-11-15'],
    ['2026-01-30T10:00:00Z', '2026-01-31', '2026-02-27', '2026-01-30'],
    ['2026-12-31T10:00:00Z', '2027-01-01', '2027-01-31', '2026-12-31'],
    ['2028-02-28T10:00:00Z', '2028-02-29', '2028-03-28', '2028-02-28'],
  ])('a store opened at %s is advertised from %s to %s, payable by %s', (moment, startsOn, endsOn, dueOn) => {
    expect(firstWindow(mauritiusDay(new Date(moment)))).toEqual({ startsOn, endsOn, dueOn })
  })

  test.each([
    ['2026-01-31', '2026-01-31', '2026-02-28', '2026-03-30', '2026-02-27'],
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-29', '2026-03-30'],
    ['2026-01-31', '2026-03-31', '2026-04-30', '2026-05-30', '2026-04-29'],
    ['2026-01-31', '2026-12-31', '2027-01-31', '2027-02-27', '2027-01-30'],
    ['2028-01-31', '2028-01-31', '2028-02-29', '2028-03-30', '2028-02-28'],
    ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-29', '2028-03-30'],
    ['2028-02-29', '2029-01-29', '2029-02-28', '2029-03-28', '2029-02-27'],
    ['2028-02-29', '2029-02-28', '2029-03-29', '2029-04-28', '2029-03-28'],
    ['2026-11-15', '2026-11-15', '2026-12-15', '2027-01-14', '2026-12-14'],
  ])('a store of %s whose window began on %s has the next from %s to %s, payable by %s', (...row) => {
    const [first, began, startsOn, endsOn, dueOn] = row
    expect(windowAfter(first, began)).toEqual({ startsOn, endsOn, dueOn })
  })

  test('windows follow one another without a gap for ever, and return to the first day of the month', () => {
    fc.assert(
      fc.property(day, (first) => {
        let window = firstWindow(addDays(first, -1))
        for (let month = 0; month < 30; month += 1) {
          const next = windowAfter(first, window.startsOn)
          expect(next.startsOn).toBe(addDays(window.endsOn, 1))
          expect(next.dueOn).toBe(window.endsOn)
          const [date, nextDate] = [Number(first.slice(8)), Number(next.startsOn.slice(8))]
          expect(nextDate === date || (nextDate < date && addDays(next.startsOn, 1).endsWith('-01'))).toBe(
            true,
          )
          window = next
        }
      }),
    )
  })

  test.each([
    ['2026-11-15', '2026-11-15', '2026-11-30', undefined],
    ['2026-11-15', '2026-11-15', '2026-12-01', '2026-12-15'],
    ['2026-11-15', '2026-11-15', '2027-01-14', '2026-12-15'],
    ['2026-11-15', '2026-11-15', '2027-01-15', '2027-01-15'],
    ['2026-01-31', '2026-01-31', '2026-02-14', '2026-02-28'],
  ])('of a store of %s, last announced %s, on %s the one from %s is announced', (first, last, on, opens) => {
    expect(windowToOpen(first, last, on)?.startsOn).toBe(opens)
  })

  test('after any silence the next window is the first that has not passed', () => {
    const anyDay = fc
      .date({ min: new Date(earliestDay), max: new Date(latestDay), noInvalidDate: true })
      .map((date) => mauritiusDay(date))
    fc.assert(
      fc.property(anyDay, anyDay, (first, today) => {
        const next = nextWindow(first, first, today)
        const isTheFirst = next.startsOn === windowAfter(first, first).startsOn
        expect(next.endsOn >= today && (isTheFirst || next.startsOn <= today)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('stores that need a new window are found by the last day of their latest one', () => {
    fc.assert(
      fc.property(day, fc.nat(70), (first, passed) => {
        const window = firstWindow(addDays(first, -1))
        const today = addDays(first, passed)
        expect(windowToOpen(first, first, today) !== undefined).toBe(
          window.endsOn <= lastDayToOpenAfter(today),
        )
      }),
    )
  })

  test('a store from before there were fees is told two weeks ahead', () => {
    expect(firstWindowOfOldStore('2026-11-17')).toEqual({
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      dueOn: '2026-11-30',
    })
  })

  test.each([
    ['2026-11-12', 7, [], '2026-11-16', '2026-11-22'],
    ['2026-12-24', 1, ['2026-12-25'], '2026-12-29', '2026-12-29'],
    ['2026-11-06', 30, ['2026-11-09'], '2026-11-11', '2026-12-10'],
    ['2026-12-31', 31, ['2027-01-01'], '2027-01-05', '2027-02-04'],
    ['2028-02-25', 1, [], '2028-02-29', '2028-02-29'],
    ['2028-02-25', 366, ['2028-02-29'], '2028-03-01', '2029-03-01'],
  ])('personalised advertising paid for on %s for %d days, with %j off, runs from %s to %s', (...row) => {
    const [paidOn, days, holidays, startsOn, endsOn] = row
    expect(personalisedStart(paidOn, holidays)).toBe(startsOn)
    expect(personalisedWindow(paidOn, days, holidays)).toEqual({ startsOn, endsOn, dueOn: paidOn })
  })

  test('personalised advertising lasts as many days as were paid for, over month ends, leap days and holidays', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 366 }),
        fc.array(fc.integer({ min: 0, max: 20 })),
        (paidOn, days, offsets) => {
          const holidays = offsets.map((offset) => addDays(paidOn, offset))
          const { startsOn, endsOn, dueOn } = personalisedWindow(paidOn, days, holidays)
          const lasts = (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 + 1
          expect([lasts, dueOn, isBusinessDay(startsOn, holidays)]).toEqual([days, paidOn, true])
          expect(startsOn > addDays(paidOn, 1)).toBe(true)
        },
      ),
    )
  })
})

describe('how a store stands', () => {
  test.each([
    ['2026-11-14', '2026-11-01', 'due'],
    ['2026-11-14', '2026-11-14', 'due'],
    ['2026-11-14', '2026-11-15', 'grace'],
    ['2026-11-14', '2026-12-14', 'grace'],
    ['2026-11-14', '2026-12-15', 'overdue'],
    ['2026-11-14', '2027-02-14', 'overdue'],
    ['2026-11-14', '2027-02-15', 'to-be-deleted'],
    ['2026-01-31', '2026-02-28', 'grace'],
    ['2026-01-31', '2026-03-01', 'overdue'],
    ['2026-01-31', '2026-04-30', 'overdue'],
    ['2026-01-31', '2026-05-01', 'to-be-deleted'],
    ['2028-01-31', '2028-02-29', 'grace'],
    ['2028-01-31', '2028-03-01', 'overdue'],
    ['2026-11-30', '2027-02-28', 'overdue'],
    ['2026-11-30', '2027-03-01', 'to-be-deleted'],
    ['2027-11-30', '2028-02-29', 'overdue'],
    ['2027-11-30', '2028-03-01', 'to-be-deleted'],
    ['2028-02-29', '2028-03-29', 'grace'],
    ['2028-02-29', '2028-05-29', 'overdue'],
    ['2028-02-29', '2028-05-30', 'to-be-deleted'],
  ])('unpaid since %s, it is on %s: %s', (dueOn, on, state) => {
    expect(feeState(dueOn, 1, on)).toBe(state)
  })

  test('the day is that of Mauritius: grace begins at 20:00 UTC', () => {
    const at = (moment: string) => feeState('2026-11-14', 150_000, mauritiusDay(new Date(moment)))
    expect(at('2026-11-14T19:59:59Z')).toBe('due')
    expect(at('2026-11-14T20:00:00Z')).toBe('grace')
  })

  test('a window without debt is paid, however long ago it was due', () => {
    expect(feeState('2020-01-01', 0, '2026-11-14')).toBe('paid')
    expect(feeState(null, 0, '2026-11-14')).toBe('paid')
  })

  test('every due day belongs to exactly one state', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40, max: 140 }), (dueOn, passed) => {
        const on = addDays(dueOn, passed)
        const unpaid = feeStates.filter((state) => state !== 'paid')
        const holding = unpaid.filter((state) => {
          const { from, until } = dueDaysIn(state, on)
          return from <= dueOn && dueOn <= until
        })
        expect(holding).toEqual([feeState(dueOn, 1, on)])
      }),
    )
  })
})

describe('what is owed', () => {
  const account = {
    kind: 'monthly',
    startsOn: '2026-12-01',
    amountCents: 150_000,
    paidCents: 150_000,
    closedOn: null,
  } as const
  test.each([
    ['paid', {}, 0, 0],
    ['paid in part', { paidCents: 50_000 }, 100_000, 0],
    ['not paid', { paidCents: 0 }, 150_000, 0],
    ['paid, the store deleted the day before', { closedOn: '2026-11-30' }, 0, 150_000],
    ['paid in part, the store deleted before', { closedOn: '2026-11-30', paidCents: 50_000 }, 0, 50_000],
    ['not paid, the store deleted before', { closedOn: '2026-11-30', paidCents: 0 }, 0, 0],
    ['paid, the store deleted on its first day', { closedOn: '2026-12-01' }, 0, 0],
    ['not paid, the store deleted later', { closedOn: '2027-03-01', paidCents: 0 }, 150_000, 0],
  ])('for a window that is %s', (_, facts, outstanding, refund) => {
    expect(outstandingCents({ ...account, ...facts })).toBe(outstanding)
    expect(refundDueCents({ ...account, ...facts })).toBe(refund)
  })

  test('personalised advertising that was paid back can be paid again, but is not owed', () => {
    const back = { ...account, kind: 'personalised', paidCents: 0 } as const
    expect(payableCents(back)).toBe(150_000)
    expect(outstandingCents(back)).toBe(0)
    expect(payableCents({ ...back, closedOn: '2026-11-30' })).toBe(0)
  })
})

describe('what a store that has not paid is told', () => {
  test.each([
    ['2026-11-06', undefined],
    ['2026-11-07', 'before-due'],
    ['2026-11-14', 'before-due'],
    ['2026-11-15', 'after-due'],
    ['2026-12-13', 'after-due'],
    ['2026-12-14', 'grace-ends'],
    ['2027-01-31', 'grace-ends'],
    ['2027-02-01', 'deletion-warning'],
    ['2027-02-15', 'deletion-warning'],
    ['2028-01-01', 'deletion-warning'],
  ])('for a window due on 14 November, by %s: %s', (on, notice) => {
    expect(noticeDue('2026-11-14', '2026-11-01', on)).toBe(notice)
  })

  test('a store is not reminded on its opening day, because it was told then', () => {
    expect(noticeDue('2026-11-14', '2026-11-14', '2026-11-14')).toBeUndefined()
    expect(noticeDue('2026-11-14', '2026-11-14', '2026-11-15')).toBe('after-due')
  })

  test.each([
    ['2026-11-14', '2027-02-01', '2027-02-15'],
    ['2026-11-14', '2027-02-10', '2027-02-24'],
    ['2026-11-14', '2028-01-01', '2028-01-15'],
    ['2026-11-30', '2027-02-15', '2027-03-01'],
    ['2027-11-30', '2028-02-15', '2028-03-01'],
  ])('one due on %s and warned on %s is deleted on %s', (dueOn, warnedOn, deletedOn) => {
    expect(deletionDay(dueOn, warnedOn)).toBe(deletedOn)
  })

  test('the month of grace ends on the same day of the next month', () => {
    expect(graceEndsOn('2026-01-31')).toBe('2026-02-28')
  })

  test('windows selected by due day are exactly those that need a notice', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20, max: 140 }), (dueOn, passed) => {
        const on = addDays(dueOn, passed)
        const notice = noticeDue(dueOn, addDays(dueOn, -14), on)
        expect(notice !== undefined).toBe(dueOn <= lastDueDayToRemindOf(on))
        expect(notice === 'deletion-warning').toBe(dueOn <= lastDueDayToWarnOf(on))
        expect(deletionDay(dueOn, on) > addDays(on, 13)).toBe(true)
        expect(feeState(dueOn, 1, deletionDay(dueOn, on))).toBe('to-be-deleted')
        expect(on <= lastWarningDay(deletionDay(dueOn, on))).toBe(true)
      }),
    )
  })
})
