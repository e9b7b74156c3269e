import { longest } from '#domain/limits.ts'
import { figure } from '../shared/figures.ts'

const counted = (one: string, many: string) => (count: number) =>
  `${figure(count)} ${count === 1 ? one : many}`

/** Both trees of categories, in the website owner's console. */
export const ownerCategories = {
  tabs: 'Trees of categories',
  trees: { product: 'Product categories', store: 'Store categories' },
  contents: { product: counted('product', 'products'), store: counted('store', 'stores') },
  subcategories: counted('subcategory', 'subcategories'),
  failed: 'The categories could not be loaded.',
  empty: 'There are no categories yet.',
  add: 'Add a category',
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  fold: (name: string) => `Subcategories of ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  orderFailed: 'The order could not be saved.',
  changeOf: (name: string) => `Change ${name}`,
  inside: 'Here',
  insideAll: 'With all below',
  firstLevel: 'First level',
  separator: ' › ',
  cancel: 'Cancel',
  acts: {
    add: { label: 'Add a subcategory', title: (name: string) => `Add below ${name}`, submit: 'Add category' },
    change: { label: 'Rename, change the icon', title: (name: string) => `Change ${name}`, submit: 'Save' },
    move: { label: 'Move elsewhere', title: (name: string) => `Move ${name}`, submit: 'Move category' },
    merge: {
      label: 'Merge into another',
      title: (name: string) => `Merge ${name} into another`,
      submit: 'Merge for good',
    },
    remove: { label: 'Remove', title: (name: string) => `Remove ${name}`, submit: 'Remove for good' },
  },
  addFirst: 'Add a category of the first level',
  noRoom: 'There are at most three levels of subcategories.',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  nameTooLong: `The name can have at most ${longest.categoryName} characters.`,
  nameMarkup: 'Please write the name without < and >.',
  icon: 'Icon',
  noIcon: 'No icon',
  choose: 'Choose…',
  targetMissing: 'Please choose a category.',
  move: {
    target: 'Put it below',
    text: 'All that is in it and below it comes along.',
    none: 'There is no other place that has room for it.',
  },
  merge: {
    target: 'Merge into',
    text: (name: string) =>
      `Everything in ‘${name}’, subcategories too, goes into the other category. ‘${name}’ is then removed. This cannot be taken back.`,
    none: 'There is no category that it could be merged into.',
  },
  remove: {
    target: (contents: string) => `Move ${contents} to`,
    targetAny: 'Move what is in it to',
    empty: (name: string) => `‘${name}’ is empty. Removing it cannot be taken back.`,
    full: (name: string, contents: string, subcategories: string) =>
      `In ‘${name}’ there are ${contents} and ${subcategories}. What is in it moves to the category you choose; the subcategories go for good.`,
    none: 'There is no category that could take what is in it.',
  },
}
