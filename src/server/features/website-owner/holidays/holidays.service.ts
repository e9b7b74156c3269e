import { v7 } from 'uuid'
import type { Holiday } from '#contract/website-owner/holidays.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { movableHolidays } from '#domain/movable-holidays.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { HolidayRow, HolidaysQueries } from './holidays.queries.ts'
import { say } from './holidays.sentences.ts'

type Written = Omit<HolidayRow, 'id'>

interface Deps {
  queries: HolidaysQueries
  change: Change
  clock: Clock
}

const twice = () =>
  new Refusal(409, 'holiday-twice', say.twice, { issues: [{ path: 'nameEn', message: say.twice }] })

export type HolidaysService = ReturnType<typeof holidaysService>

/** The public holidays, which business days are counted by and special days of stores are shown with. */
export function holidaysService({ queries, change, clock }: Deps) {
  /** One change of the table at a time, recorded in the audit log. */
  async function changeTable(
    owner: WebsiteOwner,
    action: AuditAction,
    id: string,
    work: (tx: Transaction) => Promise<Written>,
  ): Promise<void> {
    await change(async (tx) => {
      await queries.lockTable(tx)
      const { day, nameEn, isProvisional } = await work(tx)
      const details = { day, name: nameEn, isProvisional }
      await record(tx, { owner, action, target: { kind: 'holiday', id }, details, now: clock() })
    })
  }

  async function requireUnchanged(tx: Transaction, id: string, seen: Written): Promise<void> {
    const found = await queries.find(tx, id)
    if (!found) throw notFound(say.noSuchHoliday)
    if (!isSame(found, seen)) throw changedSince(say.changedMeanwhile)
  }

  async function requireOnce(tx: Transaction, row: HolidayRow): Promise<void> {
    if (await queries.isThere(tx, row)) throw twice()
  }

  return {
    async ofYear(asked: number | undefined) {
      const thisYear = Number(mauritiusDay(clock()).slice(0, 4))
      const year = asked ?? thisYear
      const [rows, near, years] = await Promise.all([
        queries.ofYears(year, year),
        queries.ofYears(thisYear, thisYear + 1),
        queries.years(),
      ])
      return {
        year,
        years: [...new Set([...years, thisYear, thisYear + 1, year])].sort((one, other) => one - other),
        holidays: rows.map(toHoliday),
        toCheck: [thisYear, thisYear + 1].map((checked) => toCheck(checked, near)).filter(isIncomplete),
      }
    },

    async add(owner: WebsiteOwner, written: Written) {
      const id = v7()
      await changeTable(owner, 'add-holiday', id, async (tx) => {
        await requireOnce(tx, { id, ...written })
        await queries.add(tx, { id, ...written }, clock())
        return written
      })
      return { message: say.added, _id: id }
    },

    async change(owner: WebsiteOwner, id: string, { seen, ...written }: Written & { seen: Written }) {
      await changeTable(owner, 'change-holiday', id, async (tx) => {
        await requireUnchanged(tx, id, seen)
        await requireOnce(tx, { id, ...written })
        await queries.update(tx, id, written)
        return written
      })
      return { message: say.saved }
    },

    async remove(owner: WebsiteOwner, id: string, seen: Written) {
      await changeTable(owner, 'remove-holiday', id, async (tx) => {
        await requireUnchanged(tx, id, seen)
        await queries.remove(tx, id)
        return seen
      })
      return { message: say.removed }
    },
  }
}

const toHoliday = ({ id, ...written }: HolidayRow): Holiday => ({ _id: id, ...written })

const isSame = (one: Written, other: Written) =>
  one.day === other.day &&
  one.nameEn === other.nameEn &&
  one.nameFr === other.nameFr &&
  one.isProvisional === other.isProvisional

/** What the website owner still has to look up about the movable holidays of a year. */
function toCheck(year: number, rows: readonly HolidayRow[]) {
  const ofYear = rows.filter(({ day }) => day.startsWith(`${year}-`))
  return {
    year,
    missing: movableHolidays
      .filter(({ nameEn }) => ofYear.every((row) => row.nameEn !== nameEn))
      .map(({ nameEn, nameFr }) => ({ nameEn, nameFr })),
    provisional: ofYear.filter(({ isProvisional }) => isProvisional).length,
  }
}

const isIncomplete = ({ missing, provisional }: ReturnType<typeof toCheck>) =>
  missing.length > 0 || provisional > 0
