/** How a store can stand with its fees, from best to worst. */
export const feeStates = ['paid', 'due', 'grace', 'overdue', 'to-be-deleted'] as const
export type FeeState = (typeof feeStates)[number]
