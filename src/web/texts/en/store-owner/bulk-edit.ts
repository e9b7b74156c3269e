import { figure } from '../shared/figures.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${figure(count)} products`)

/** Changing many of a store's products at once. */
export const bulkEdit = {
  label: 'Selected products',
  selected: (count: number) => `${products(count)} selected`,
  selectFound: (count: number) => `Select ${products(count)}`,
  clear: 'Clear selection',
  what: 'What to do with them',
  kinds: {
    price: 'Change prices',
    discount: 'Start a discount',
    'end-discount': 'End the discount',
    category: 'Change the category',
    hide: 'Hide from shoppers',
    show: 'Show to shoppers',
    delete: 'Delete',
  },
  next: 'Continue',
  by: 'Change by',
  units: { percent: 'Percent', amount: 'Rupees' },
  difference: 'How much',
  differenceHint: 'For example 5, or -10 for less. Percentages are rounded to whole rupees.',
  missing: {
    price: 'Please enter by how much the prices change, for example 5 or -10.',
    discount: 'Please enter a percentage below 100 and choose the last day.',
    category: 'Please choose a category and a subcategory.',
    'end-discount': '',
    hide: '',
    show: '',
    delete: '',
  },
  deleteText:
    'These products go at once. For a minute you can undo it; then they are gone for good, with their pictures, ratings and reviews.',
  preview: 'What becomes of them',
  outcome: (changed: number, unchanged: number, refused: number) =>
    [
      `Changed: ${figure(changed)}`,
      ...(unchanged > 0 ? [`so already: ${figure(unchanged)}`] : []),
      ...(refused > 0 ? [`not possible: ${figure(refused)}`] : []),
    ].join(', '),
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  more: (count: number) => `and ${figure(count)} more`,
  faults: {
    'below-zero': 'The price would fall below zero.',
    'too-high': 'The price would be too high.',
    'is-draft': 'It needs a picture and a description before it can be shown.',
    'discount-over': 'The discount must end today or later.',
  },
  cancel: 'Cancel',
  apply: (count: number) => (count === 0 ? 'Change' : `Change ${products(count)}`),
  deleteThem: (count: number) => `Delete ${products(count)}`,
  failed: 'The products could not be changed.',
  undo: 'Undo',
  undoFailed: 'This could not be undone.',
  close: 'Close',
}
