/** Long tests that rarely find more run with `npm run test:long` only. */
export const isLong = process.env.TEST_LONG === 'on'
