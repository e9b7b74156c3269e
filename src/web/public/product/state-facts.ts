import type { Availability, Condition } from '#domain/product-state.ts'

const availabilities: Record<Availability, string> = {
  available: 'InStock',
  'on-order': 'BackOrder',
  'sold-out': 'OutOfStock',
}
const conditions: Record<Condition, string> = { new: 'NewCondition', used: 'UsedCondition' }

interface SaidState {
  availability?: Availability | undefined
  condition?: Condition | undefined
}

/** What the store says about a product, in the terms of schema.org; nothing that it does not say. */
export const stateFacts = ({ availability, condition }: SaidState) => ({
  ...(availability && { availability: `https://schema.org/${availabilities[availability]}` }),
  ...(condition && { itemCondition: `https://schema.org/${conditions[condition]}` }),
})
