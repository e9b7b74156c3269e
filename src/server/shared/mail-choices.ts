import { and, eq, sql } from 'drizzle-orm'
import type { NewsTopic } from '#domain/news-topics.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { mailOptOuts, users } from '#server/platform/database/schema/index.ts'

export interface MailChoice {
  userId: string
  topic: NewsTopic
}

export type MailChoices = ReturnType<typeof mailChoices>

/** Which news a person wants. It follows the address, and is wanted until it is refused. */
export function mailChoices(tables: Tables) {
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
      if (wants)
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
