export { spanText } from '#web/shared/fees/fee-text.ts'
