import type { TextLanguage } from '#domain/text-language.ts'
import { language as ofPage } from '#texts/shared/language.ts'

/** The `lang` attribute of a text that somebody wrote: only where it is known and not the page's. */
export const langOf = ({ language }: { language?: TextLanguage | undefined }) =>
  language === ofPage ? undefined : language
