/** Every queue there is; a new name is a new line, and exists in the database from the next start on. */
export const queues = [
  'mail',
  'sweep',
  'sweep-pictures',
  'fees',
  'featured',
  'monthly-figures',
  'comment-languages',
  'backup',
] as const

export type QueueName = (typeof queues)[number]
