import { type Discount, isRunning } from '#domain/discount.ts'

export type DiscountState =
  | { state: 'none' }
  | { state: 'running' | 'expired'; percent: number; lastDay: string }

export function discountState(discount: Discount, now: Date): DiscountState {
  const { value, expiresAt } = discount
  if (value === null || expiresAt === null) return { state: 'none' }
  return { state: isRunning(discount, now) ? 'running' : 'expired', percent: value, lastDay: expiresAt }
}
