/** `npm test` skips these tests, because another test covers the same rule; `npm run test:long` runs all. */
export const long = { tag: '@long' }

export const longIf = (isLong: boolean) => (isLong ? long : {})
