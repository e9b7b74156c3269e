export { HonestLine } from '#web/shared/product/honest-line.tsx'
export { PriceHistory } from './price-history.tsx'
