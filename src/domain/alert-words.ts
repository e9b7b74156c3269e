import type { Alert } from './alerts.ts'
import type { Language } from './language.ts'
import { formatRupees, toRupees } from './money.ts'

type Words = (alert: Alert & { price: string; other: string }) => string
type ByKind = Record<Alert['kind'], Words>

const titles: Record<Language, ByKind> = {
  en: {
    'new-product': ({ storeName }) => `New at ${storeName}`,
    'search-match': ({ search }) => `New for your search: ${search}`,
    'price-drop': ({ title }) => `The price of ${title} has dropped`,
    'discount-ends': ({ title }) => `The discount on ${title} ends tomorrow`,
  },
  fr: {
    'new-product': ({ storeName }) => `Du nouveau chez ${storeName}`,
    'search-match': ({ search }) => `Du nouveau pour votre recherche\u00a0: ${search}`,
    'price-drop': ({ title }) => `Le prix a baissé\u00a0: ${title}`,
    'discount-ends': ({ title }) => `La réduction se termine demain\u00a0: ${title}`,
  },
}

const lines: Record<Language, ByKind> = {
  en: {
    'new-product': ({ storeName, title, price }) => `${storeName} has something new: ${title}, ${price}.`,
    'search-match': ({ storeName, title, price, search }) =>
      `New for your search ‘${search}’: ${title}, ${price}, at ${storeName}.`,
    'price-drop': ({ storeName, title, price, other }) =>
      `${title} costs ${price} instead of ${other}, at ${storeName}.`,
    'discount-ends': ({ storeName, title, price, other }) =>
      `${title} costs ${price} until tomorrow, then ${other}, at ${storeName}.`,
  },
  fr: {
    'new-product': ({ storeName, title, price }) => `${storeName} a une nouveauté\u00a0: ${title}, ${price}.`,
    'search-match': ({ storeName, title, price, search }) =>
      `Du nouveau pour votre recherche «\u00a0${search}\u00a0»\u00a0: ${title}, ${price}, chez ${storeName}.`,
    'price-drop': ({ storeName, title, price, other }) =>
      `${title} coûte ${price} au lieu de ${other}, chez ${storeName}.`,
    'discount-ends': ({ storeName, title, price, other }) =>
      `${title} coûte ${price} jusqu’à demain, puis ${other}, chez ${storeName}.`,
  },
}

const write = (words: ByKind, alert: Alert, language: Language) => {
  const money = (cents: number) => formatRupees(toRupees(cents), language)
  const { priceCents, otherCents = priceCents } = alert
  return words[alert.kind]({ ...alert, price: money(priceCents), other: money(otherCents) })
}

/** What a message is about, as the subject of a mail or the title of a push. */
export const alertTitle = (alert: Alert, language: Language): string =>
  write(titles[language], alert, language)

/** The message in one sentence. */
export const alertLine = (alert: Alert, language: Language): string => write(lines[language], alert, language)

/** Several messages at once. */
export const alertsTitle = (count: number, language: Language): string =>
  `${count} ${language === 'fr' ? 'alertes de' : 'alerts from'} Zilbazar`
