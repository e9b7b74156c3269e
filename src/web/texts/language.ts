import { createContext, use } from 'react'

/** The languages that our texts exist in. */
export type Language = 'en'

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

type InEveryLanguage<Texts> = { en: Texts } & Record<Exclude<Language, 'en'>, NoInfer<Texts>>

/** A hook for the texts of one area: they travel with the pages that use them, and English sets what there is to say. */
export function areaTexts<Texts>(texts: InEveryLanguage<Texts>): () => Texts {
  return function useAreaTexts() {
    return texts[useLanguage()]
  }
}
