/** Every queue there is; a new name is a new line, and exists in the database from the next start on. */
export const queues = [
  'mail',
  'sweep',
  'sweep-pictures',
  'fees',
  'featured',
  'monthly-figures',
  'opening-hours',
  'comment-languages',
  'store-notifications',
  'backup',
  'sweep-figures',
  'delete-products',
  'price-checks',
  'alerts',
  'discounts-ending',
  'push',
] as const

export type QueueName = (typeof queues)[number]
