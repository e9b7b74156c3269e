/** `npm test` skips these tests: another one covers the same rule, or they are slow and rarely find more. `npm run test:long` runs all. */
export const long = { tag: '@long' }

export const longIf = (isLong: boolean) => (isLong ? long : {})
