/** `npm test` leaves these out, because another journey shows the same for another width or kind, or a test beside the code does; `npm run test:long` takes all. */
export const long = { tag: '@long' }

export const longIf = (isLong: boolean) => (isLong ? long : {})
