import { api } from '#contract/index.ts'
import { newsTopics } from '#domain/news-topics.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MailChoices } from '#server/shared/mail-choices.ts'
import { say } from './hours.sentences.ts'
import type { HoursService } from './hours.service.ts'

interface Deps {
  hours: HoursService
  mailChoices: MailChoices
  clock: Clock
}

const { storeOwner } = api
const topic = newsTopics.openingHours

export function hoursRoutes(mount: Mount, { hours, mailChoices, clock }: Deps): void {
  mount(storeOwner.upcomingHolidays, ({ language }) => hours.holidays(language))
  mount(storeOwner.setSpecialDay, ({ caller, params, body }) => hours.set(caller, params.day, body))
  mount(storeOwner.removeSpecialDay, ({ caller, params }) => hours.remove(caller, params.day))
  mount(storeOwner.confirmHours, ({ caller }) => hours.confirm(caller))
  mount(storeOwner.hoursMail, async ({ caller: { userId } }) => ({
    wants: await mailChoices.wants({ userId, topic }),
  }))
  mount(storeOwner.chooseHoursMail, async ({ caller: { userId }, body: { wants } }) => {
    await mailChoices.choose({ userId, topic }, wants, clock())
    return { message: wants ? say.mailWanted : say.mailNotWanted }
  })
}
