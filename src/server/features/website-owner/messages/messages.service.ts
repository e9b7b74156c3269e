import { v7 } from 'uuid'
import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { MessagesQueries, Show } from './messages.queries.ts'
import { say } from './messages.sentences.ts'

interface Deps {
  tables: Tables
  queries: MessagesQueries
  /** Replies of the recipient go to this address. */
  contactEmail: string | undefined
  mailer: Mailer
  clock: Clock
}

const missing = () => notFound(say.noSuchMessage)
const answeredMeanwhile = () => new Refusal(409, 'answered-meanwhile', say.answeredMeanwhile)

export type MessagesService = ReturnType<typeof messagesService>

export function messagesService({ tables, queries, contactEmail, mailer, clock }: Deps) {
  async function lock(tx: Transaction, id: string) {
    const message = await queries.lock(tx, id)
    if (!message) throw missing()
    return { message, replies: await queries.replies([id], tx) }
  }

  return {
    async page({ show, page }: { show: Show; page: number }) {
      const [total, unread, rows] = await Promise.all([
        queries.count(show),
        queries.count('unread'),
        queries.page(show, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      const replies = await queries.replies(rows.map(({ id }) => id))
      return {
        messages: rows.map((row) => messageOf(row, replies)),
        unread,
        page,
        totalPages: totalPages(total, ownerPageSize),
        total,
      }
    },

    async read(owner: WebsiteOwner, id: string): Promise<ContactMessage> {
      return inTransaction(tables, async (tx) => {
        const { message, replies } = await lock(tx, id)
        if (message.readAt) return messageOf(message, replies)
        const readAt = clock()
        await queries.mark(tx, id, { readAt })
        await record(tx, { owner, action: 'read-message', target: { kind: 'message', id }, now: readAt })
        return messageOf({ ...message, readAt }, replies)
      })
    },

    /** A caller who has not seen the latest reply is refused, so that nobody answers twice by mistake. */
    async reply(
      owner: WebsiteOwner,
      id: string,
      { text, repliesSeen }: { text: string; repliesSeen: number },
    ): Promise<ContactMessage> {
      return inTransaction(tables, async (tx) => {
        const { message, replies } = await lock(tx, id)
        if (replies.length !== repliesSeen) throw answeredMeanwhile()
        const now = clock()
        const seen = { readAt: message.readAt ?? now, repliedAt: now }
        const reply = { messageId: id, author: owner.email, text, createdAt: now }
        await queries.addReply(tx, { id: v7(), ...reply })
        await queries.mark(tx, id, seen)
        await record(tx, { owner, action: 'reply-to-message', target: { kind: 'message', id }, now })
        const letter = { text, message: message.message, replyTo: contactEmail ?? null }
        await mailer.send(message, { kind: 'contact-reply', ...letter }, tx)
        return messageOf({ ...message, ...seen }, [...replies, reply])
      })
    },
  }
}

type Row = Awaited<ReturnType<MessagesQueries['page']>>[number]
type Reply = Awaited<ReturnType<MessagesQueries['replies']>>[number]

const messageOf = (row: Row, replies: Reply[]): ContactMessage => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  repliedAt: row.repliedAt?.toISOString() ?? null,
  replies: replies
    .filter(({ messageId }) => messageId === row.id)
    .map(({ author, text, createdAt }) => ({ author, text, createdAt: createdAt.toISOString() })),
})
