import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { HolidaysService } from './holidays.service.ts'

const { ownerHolidays } = api

export function holidaysRoutes(mount: Mount, holidays: HolidaysService) {
  mount(ownerHolidays.holidays, ({ query }) => holidays.ofYear(query.year))
  mount(ownerHolidays.add, ({ caller, body }) => holidays.add(caller, body))
  mount(ownerHolidays.change, ({ caller, params, body }) => holidays.change(caller, params.holidayId, body))
  mount(ownerHolidays.remove, ({ caller, params, body }) =>
    holidays.remove(caller, params.holidayId, body.seen),
  )
}
