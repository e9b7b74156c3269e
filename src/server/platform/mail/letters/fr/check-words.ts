import { formatDate } from '#domain/mauritius-time.ts'
import type { checkWords as english } from '../en/check-words.ts'

export const checkWords: typeof english = ({ verifiedUntil, halalCheckedUntil }) => [
  ...(verifiedUntil
    ? [`Elle porte le badge « Boutique vérifiée » jusqu’au ${formatDate(verifiedUntil)}.`]
    : []),
  ...(halalCheckedUntil
    ? [`Elle porte le badge « Halal vérifié » jusqu’au ${formatDate(halalCheckedUntil)}.`]
    : []),
]
