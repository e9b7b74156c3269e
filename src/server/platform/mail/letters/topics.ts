import { type NewsTopic, newsTopics } from '#domain/news-topics.ts'
import type { LetterOrder } from './index.ts'

type Kind = LetterOrder['kind']

/**
 * Letters that are news. Each carries a link to unsubscribe from its topic. Every other letter is part of the service
 * and is always sent.
 */
const news: Partial<Record<Kind, NewsTopic>> = {
  'monthly-figures': newsTopics.monthlyFigures,
  'holiday-hours': newsTopics.openingHours,
  'hours-to-confirm': newsTopics.openingHours,
  'store-notifications': newsTopics.storeNotifications,
  alerts: newsTopics.alerts,
}

export const topicOf = (kind: Kind): NewsTopic | undefined => news[kind]
