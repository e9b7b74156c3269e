import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { language } from '#texts/shared/language.ts'

/** What the page calls a category. */
export const categoryName = ({ name, nameFr }: Pick<KeptCategory, 'name' | 'nameFr'>): string =>
  language === 'fr' ? (nameFr ?? name) : name
