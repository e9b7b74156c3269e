import type { CommentLanguage } from '#domain/text-language.ts'

/** Fewer words or letters say too little about their language. */
const fewestWords = 3
const fewestLetters = 10

/** By how much the score of English or French must exceed that of the other. */
const leastLead = 0.15

/** Common words of Kreol that are neither English nor French. The detector knows no Kreol and takes it for French. */
const kreol = new Set(
  `aster ankor avek bann bizin boutik dan dimoun ditou ek ena enn fami finn gagn inn inpe isi kalite kapav ki kontan
  korek kot kouma lakaz laboutik li lor manze mersi mo mwa nepli pena pou pri rekomande tini travay ti twa vinn zafer
  zame zanti zoli zordi zot`.split(/\s+/),
)
const kreolPhrase = /\bbien bon\b/i

const address = /(?:https?:\/\/|www\.)\S+/gi
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const sentenceEnd = /[.!?…\n]+/

const wordsOf = (text: string) => text.toLowerCase().match(word) ?? []

/** Whether a comment is in doubt without comparing it with any language: a short one, or Kreol. */
export function isPlainlyInDoubt(comment: string): boolean {
  const text = comment.replace(address, ' ')
  const words = wordsOf(text)
  if (words.length < fewestWords || words.join('').length < fewestLetters) return true
  return words.some((each) => kreol.has(each)) || kreolPhrase.test(text)
}

/**
 * Finds the language that a comment is certainly in. A wrong mark makes a screen reader use the wrong voice, so
 * everything in doubt is 'und': short texts, mixed ones, Kreol and other languages.
 */
export type LanguageDetector = (comment: string) => CommentLanguage

/** Its tables take 30 MB, so the server loads them in a thread that ends (`language-thread.ts`). */
export async function languageDetector(): Promise<LanguageDetector> {
  const { eld } = await import('eld/extrasmall')
  return (comment) => {
    if (isPlainlyInDoubt(comment)) return 'und'
    const text = comment.replace(address, ' ')
    const found = eld.detect(text)
    const { language } = found
    if ((language !== 'en' && language !== 'fr') || !found.isReliable()) return 'und'
    const { en = 0, fr = 0 } = found.getScores()
    if (Math.abs(en - fr) < leastLead) return 'und'
    const isMixed = text.split(sentenceEnd).some((sentence) => {
      if (wordsOf(sentence).length < fewestWords) return false
      const part = eld.detect(sentence)
      return part.isReliable() && part.language !== language
    })
    return isMixed ? 'und' : language
  }
}
