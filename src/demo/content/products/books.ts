import type { ProductTemplate } from '../template.ts'
import { booksToRead } from './books-reading.ts'
import { schoolSupplies } from './books-school.ts'

export const books: ProductTemplate[] = [...booksToRead, ...schoolSupplies]
