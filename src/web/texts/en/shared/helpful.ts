import { figure } from './figures.ts'

export const helpful = {
  failed: 'This could not be saved. Please try again.',
  found: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? '1 person found this helpful.'
        : `${figure(count)} people found this helpful.`,
  marked: 'Marked as helpful',
}
