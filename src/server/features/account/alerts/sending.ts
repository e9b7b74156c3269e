import { alertLine, alertsTitle, alertTitle } from '#domain/alert-words.ts'
import { type Alert, alertsKeptDays } from '#domain/alerts.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { dayInMs } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { alertsNamed } from '#server/platform/mail/letters/alerts.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { PushMessage } from '#server/platform/push/push-sender.ts'
import type { DueAlert, SendingQueries, Way } from './sending.queries.ts'

interface Deps {
  tables: Tables
  queries: SendingQueries
  mailer: Mailer
  jobs: Pick<JobQueue, 'sendAll'>
  clock: Clock
  /** How many people one transaction takes. */
  atOnce?: number
}

export interface QueuedPush {
  deviceId: string
  message: PushMessage
}

interface DuePerson {
  userId: string
  name: string
  email: string
  language: Language
  alerts: (Alert & { id: string })[]
}

/** Sends what is due: one mail or push for all that a person is told at that moment. */
export function sending({ tables, queries, mailer, jobs, clock, atOnce = 500 }: Deps) {
  async function mail(tx: Transaction, people: readonly DuePerson[]): Promise<void> {
    const news = people.map(({ alerts, ...to }) => ({
      to,
      letter: {
        kind: 'alerts' as const,
        alerts: alerts.slice(0, alertsNamed).map(({ id: _, ...alert }) => alert),
        more: Math.max(0, alerts.length - alertsNamed),
      },
    }))
    await mailer.sendNews(news, tx)
  }

  async function push(tx: Transaction, people: readonly DuePerson[], now: Date): Promise<void> {
    const devices = await queries.devices(
      tx,
      people.map(({ userId }) => userId),
      now,
    )
    const messages = new Map(people.map((person) => [person.userId, messageFor(person)]))
    const queued = devices.flatMap(({ id: deviceId, userId }): QueuedPush[] => {
      const message = messages.get(userId)
      return message ? [{ deviceId, message }] : []
    })
    await jobs.sendAll('push', queued, tx)
  }

  async function sendBy(way: Way): Promise<void> {
    for (let people = atOnce; people === atOnce; ) {
      people = await inTransaction(tables, async (tx) => {
        const now = clock()
        const claimed = await queries.claimDue(tx, way, now, atOnce)
        const due = byPerson(claimed.filter(({ isShown }) => isShown))
        if (due.length > 0) await (way === 'mail' ? mail(tx, due) : push(tx, due, now))
        return new Set(claimed.map(({ userId }) => userId)).size
      })
    }
  }

  return {
    async due(): Promise<void> {
      await sendBy('mail')
      await sendBy('push')
    },

    deleteOld: () => queries.deleteBefore(new Date(clock().getTime() - alertsKeptDays * dayInMs)),
  }
}

function byPerson(due: readonly DueAlert[]): DuePerson[] {
  const people = new Map<string, DuePerson>()
  for (const { id, kind, productId, data, userId, name, email, language } of due) {
    const person = people.get(userId) ?? { userId, name, email, language, alerts: [] }
    person.alerts.push({ id, kind, productId, ...data })
    people.set(userId, person)
  }
  return [...people.values()]
}

function messageFor({ alerts, language }: DuePerson): PushMessage | undefined {
  const [first] = alerts
  if (!first) return
  const isAlone = alerts.length === 1
  return {
    title: isAlone ? alertTitle(first, language) : alertsTitle(alerts.length, language),
    body: alertLine(first, language),
    path: inLanguage(language, isAlone ? `/product/${first.productId}` : '/settings/alerts'),
    tag: first.id,
  }
}
