import { mine } from '#web/shared/session/session.ts'

export interface Wish {
  kind: 'products' | 'stores'
  id: string
  name: string
}

export const wishedKey = ({ kind, id }: Wish) => mine('wishlist', 'wished', kind, id)
export const wishlistKey = (kind: Wish['kind'], ...page: number[]) => mine('wishlist', 'list', kind, ...page)
