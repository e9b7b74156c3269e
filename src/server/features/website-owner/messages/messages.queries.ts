import { asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { contactMessages, contactReplies } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type Show = 'all' | 'unread'

const fields = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
  readAt: contactMessages.readAt,
  repliedAt: contactMessages.repliedAt,
}

export type MessagesQueries = ReturnType<typeof messagesQueries>

export function messagesQueries(tables: Tables) {
  const unread = isNull(contactMessages.readAt)
  const newestFirst = [desc(contactMessages.createdAt), desc(contactMessages.id)]
  return {
    count: (show: Show) => tables.$count(contactMessages, show === 'unread' ? unread : undefined),

    page: (show: Show, limit: number, offset: number) =>
      tables
        .select(fields)
        .from(contactMessages)
        .where(show === 'unread' ? unread : undefined)
        .orderBy(...(show === 'unread' ? newestFirst : [sql`(read_at is not null)`, ...newestFirst]))
        .limit(limit)
        .offset(offset),

    /** Oldest first. */
    replies: (messageIds: string[], within: Pick<Tables, 'select'> = tables) =>
      within
        .select({
          messageId: contactReplies.messageId,
          author: contactReplies.author,
          text: contactReplies.text,
          createdAt: contactReplies.createdAt,
        })
        .from(contactReplies)
        .where(inArray(contactReplies.messageId, messageIds))
        .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id)),

    /** Locks the message until the transaction ends. */
    async lock(tx: Transaction, id: string) {
      const [found] = await tx
        .select(fields)
        .from(contactMessages)
        .where(eq(contactMessages.id, id))
        .for('no key update')
      return found
    },

    async mark(tx: Transaction, id: string, seen: { readAt: Date; repliedAt?: Date }) {
      await tx.update(contactMessages).set(seen).where(eq(contactMessages.id, id))
    },

    async addReply(tx: Transaction, reply: typeof contactReplies.$inferInsert) {
      await tx.insert(contactReplies).values(reply)
    },
  }
}
