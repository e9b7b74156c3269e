/** What takes long and would rarely find more is tried by `npm run test:long`. */
export const isLong = process.env.TEST_LONG === 'on'
