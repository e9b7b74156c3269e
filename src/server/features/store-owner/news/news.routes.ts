import { api } from '#contract/index.ts'
import { newsTopics } from '#domain/news-topics.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MailChoices } from '#server/shared/mail-choices.ts'
import { say } from './news.sentences.ts'

const topic = newsTopics.monthlyFigures

export function newsRoutes(mount: Mount, mailChoices: MailChoices, clock: Clock): void {
  mount(api.storeOwner.news, async ({ caller: { userId } }) => ({
    wants: await mailChoices.wants({ userId, topic }),
  }))
  mount(api.storeOwner.chooseNews, async ({ caller: { userId }, body: { wants } }) => {
    await mailChoices.choose({ userId, topic }, wants, clock())
    return { message: wants ? say.wanted : say.notWanted }
  })
}
