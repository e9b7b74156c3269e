import { idIn } from '#web/shared/address/address-values.ts'

/** The product that is edited or deleted; without one it is chosen first. */
export const productSearch = ({ product }: Record<string, unknown>): { product?: string | undefined } => ({
  product: idIn(product),
})
