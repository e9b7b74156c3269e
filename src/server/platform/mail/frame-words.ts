import type { Language } from '#domain/language.ts'

/** The words around every letter. */
interface FrameWords {
  hello(name: string | undefined): string
  whoWeAre: string
  openAddress: string
  /** Precedes an address on a line of its own. */
  leadsTo(label: string): string
  /** The label of the link under news. */
  unsubscribe: string
}

export const frameWords: Record<Language, FrameWords> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    whoWeAre: 'Zilbazar: stores, products and deals of Mauritius.',
    openAddress: 'If the button does not work, open this address:',
    leadsTo: (label) => `${label}:`,
    unsubscribe: 'Unsubscribe from this mail',
  },
  fr: {
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    whoWeAre: 'Zilbazar : boutiques, produits et offres de Maurice.',
    openAddress: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    leadsTo: (label) => `${label} :`,
    unsubscribe: 'Ne plus recevoir cet e-mail',
  },
}
