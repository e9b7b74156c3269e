import { late } from '#web/shared/page/late.tsx'

const parts = () => import('./price-parts.tsx')

export const HonestLine = late(async () => (await parts()).HonestLine)
export const PriceHistory = late(async () => (await parts()).PriceHistory)
