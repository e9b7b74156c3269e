import { and, eq, sql } from 'drizzle-orm'
import { type NewsTopic, newsTopics } from '#domain/news-topics.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { mailOptOuts, users } from '#server/platform/database/schema/index.ts'
import type { OwnAlertChoices } from './alert-choices.ts'
import type { NotificationMailChoices } from './notification-choices.ts'

export interface MailChoice {
  userId: string
  topic: NewsTopic
}

export type MailChoices = ReturnType<typeof mailChoices>

/** Which news a person wants. It follows the address, and is wanted until it is refused. */
export function mailChoices(
  tables: Tables,
  notificationMails: NotificationMailChoices,
  alertMails: OwnAlertChoices,
) {
  const addressOf = (userId: string) =>
    tables.select({ email: users.email }).from(users).where(eq(users.id, userId))

  return {
    async wants({ userId, topic }: MailChoice): Promise<boolean> {
      const refused = await tables
        .select({ topic: mailOptOuts.topic })
        .from(mailOptOuts)
        .where(and(eq(mailOptOuts.email, addressOf(userId)), eq(mailOptOuts.topic, topic)))
      return refused.length === 0
    },

    /** A person who has no account any more gets no news anyway. */
    async choose({ userId, topic }: MailChoice, wants: boolean, now: Date): Promise<void> {
      // A store chooses these by kind, so that they have no opt-out of their own.
      if (topic === newsTopics.storeNotifications)
        await (wants ? notificationMails.subscribeAgain(userId) : notificationMails.unsubscribe(userId))
      // A person chooses these beside what they follow.
      else if (topic === newsTopics.alerts)
        await (wants ? alertMails.subscribeAgain(userId, now) : alertMails.unsubscribe(userId, now))
      else if (wants)
        await tables
          .delete(mailOptOuts)
          .where(and(eq(mailOptOuts.email, addressOf(userId)), eq(mailOptOuts.topic, topic)))
      else
        await tables.execute(sql`
          insert into ${mailOptOuts} (email, topic, created_at)
          select ${users.email}, ${topic}, ${now.toISOString()} from ${users} where ${users.id} = ${userId}
          on conflict do nothing`)
    },
  }
}
