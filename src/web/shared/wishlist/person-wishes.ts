/** The browser fetches this as one module, so that the first press has everything it needs. */
export { toggleWish } from './change-wish.ts'
export { isWished } from './wished-batch.ts'
