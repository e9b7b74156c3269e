import { mostImportRows } from '#domain/limits.ts'
import { figure } from '../shared/figures.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${figure(count)} products`)

interface Done {
  added: number
  changed: number
  unchanged: number
  refused: number
  badPictures: number
}

/** Products from a CSV file. */
export const productImport = {
  text: (most: number) =>
    `A CSV file with up to ${figure(most)} rows: our template, or an export from Shopify or WooCommerce. You see what becomes of each row before anything changes.`,
  file: 'Products from a file',
  choose: 'CSV file',
  paste: 'Or paste rows here',
  pasteHint: 'Copied from a spreadsheet, with the names of the columns in the first row.',
  missing: 'Please choose a file or paste its rows.',
  tooLarge: `This file is too long. Please take one with at most ${figure(mostImportRows)} rows.`,
  read: 'Read it',
  template: 'Save our template',
  templateName: 'zilbazar-template.csv',
  failed: 'The file could not be read.',
  another: 'Another file',
  empty: 'There are no products in this file.',
  mapping: 'Which column is which?',
  mappingChange: 'Columns, category and discounts',
  mappingText: 'Please say at least in which column the title or your reference is.',
  recognised: (names: string) => `Recognised: ${names}.`,
  hasNames: 'The first row holds the names of the columns',
  column: (number: number) => `Column ${number}`,
  none: 'None',
  fields: {
    sku: 'Your reference (SKU)',
    title: 'Title',
    description: 'Description',
    price: 'Price',
    salePrice: 'Sale price',
    comparePrice: 'Price before the sale',
    discount: 'Discount in percent',
    discountEnds: 'Last day of the discount',
    category: 'Category',
    image: 'Picture',
    link: 'Link',
    language: 'Language',
    shown: 'Shown',
  },
  imageHint: 'A file name. Pictures are never fetched from other sites: choose them below.',
  defaults: 'For rows that do not say it',
  defaultsText:
    'The category of new products whose row has none that we know, and the end of their discounts.',
  discountEnds: 'Discounts without a last day end on',
  readAgain: 'Read again',
  rows: 'Rows of the file',
  filter: 'Show',
  fates: { refused: 'Refused', new: 'New', changed: 'Changed', unchanged: 'Unchanged', skipped: 'Skipped' },
  noneHere: 'No rows here.',
  more: 'Show more',
  untitled: 'Without a title',
  line: (number: number) => `Line ${number}`,
  changes: (names: string) => `Changes: ${names}`,
  picture: (name: string) => `Picture: ${name}`,
  faults: {
    'no-title': () => 'It has no title.',
    'long-title': () => 'The title is too long.',
    'long-description': () => 'The description is too long.',
    'long-sku': () => 'The reference is too long.',
    'no-price': () => 'It has no price.',
    'bad-price': (written: string) => `‘${written}’ is no price that can be read in one way only.`,
    'high-price': () => 'The price is too high.',
    'bad-sale-price': (written: string) => `The sale price ‘${written}’ must be below the price.`,
    'bad-discount': (written: string) => `‘${written}’ is no discount from 0 to less than 100 percent.`,
    'no-discount-end': () => 'The discount has no last day. Choose one above for all rows.',
    'bad-discount-end': (written: string) => `‘${written}’ is no day.`,
    'no-category': () => 'It has no category. Choose one above for all rows.',
    'unknown-category': (written: string) =>
      `The category ‘${written}’ is not known here. Choose one above for all rows.`,
    'needs-subcategory': (written: string) => `‘${written}’ needs a subcategory.`,
    'bad-link': (written: string) => `‘${written}’ is no link.`,
    'bad-language': (written: string) => `‘${written}’ is no language that we know.`,
    twice: (line: string) => `Line ${line} is about the same product.`,
    ambiguous: () => 'Several of your products have this title. Give them a reference first.',
    full: () => 'Your store cannot have more products.',
  },
  notes: {
    'no-picture': 'Without a picture it stays a hidden draft.',
    'no-description': 'Without a description it stays a hidden draft.',
    'default-category': 'The category is not known; the one chosen above is used.',
    'category-kept': 'The category is not known; the product stays in its own.',
    'discount-over': 'The discount is over and left out.',
    'price-rounded': 'The sale price is shown rounded.',
  },
  pictures: 'Pictures',
  picturesHint:
    'Choose all of them together: they are matched by file name, reference or title. Up to 200 an hour.',
  matched: (files: number, rows: number) =>
    `${files === 1 ? '1 picture' : `${figure(files)} pictures`} chosen; rows that have one: ${figure(rows)}.`,
  write: (count: number) => `Import ${products(count)}`,
  nothing: 'There is nothing to import: nothing would change.',
  progress: 'Progress of the import',
  steps: {
    pictures: (done: number, all: number) => `Pictures: ${figure(done)} of ${figure(all)}`,
    rows: (done: number, all: number) => `Rows: ${figure(done)} of ${figure(all)}`,
  },
  tooManyPictures: 'These are many pictures. Please go on in an hour.',
  writeFailed: 'The import was interrupted.',
  goOn: 'Nothing is lost: import again to go on from here.',
  done: ({ added, changed, unchanged, refused, badPictures }: Done) =>
    [
      `Added: ${figure(added)}`,
      `changed: ${figure(changed)}`,
      `unchanged: ${figure(unchanged)}`,
      `refused: ${figure(refused)}`,
      ...(badPictures > 0 ? [`pictures that could not be used: ${figure(badPictures)}`] : []),
    ].join(', '),
  toProducts: 'See your products',
  saveRefused: 'Save the refused rows',
  refusedName: 'refused-rows.csv',
  lineColumn: 'Line',
  whyColumn: 'Why',
}
