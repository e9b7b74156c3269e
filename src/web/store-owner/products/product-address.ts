import { idIn } from '#web/shared/address/address-values.ts'

/** The product to edit or delete; without it, one is chosen first. */
export const productSearch = ({ product }: Record<string, unknown>): { product?: string | undefined } => ({
  product: idIn(product),
})

/** The product that a new one is a copy of. */
export const copySearch = ({ copy }: Record<string, unknown>): { copy?: string | undefined } => ({
  copy: idIn(copy),
})
