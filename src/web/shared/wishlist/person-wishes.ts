/** One module for a browser to fetch, so that the first press finds all it needs. */
export { toggleWish } from './change-wish.ts'
export { isWished } from './wished-batch.ts'
