/** What people can unsubscribe from, as stored and as named in signed links. */
export const newsTopics = {
  monthlyFigures: 'monthly-figures',
  openingHours: 'opening-hours',
  storeNotifications: 'store-notifications',
  alerts: 'alerts',
} as const

export type NewsTopic = (typeof newsTopics)[keyof typeof newsTopics]

export const isNewsTopic = (text: string | undefined): text is NewsTopic =>
  Object.values<string | undefined>(newsTopics).includes(text)
