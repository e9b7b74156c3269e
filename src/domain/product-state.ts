/** Whether a product can be had. Not saying it is allowed too. */
export const availabilities = ['available', 'on-order', 'sold-out'] as const
export type Availability = (typeof availabilities)[number]

export const conditions = ['new', 'used'] as const
export type Condition = (typeof conditions)[number]
