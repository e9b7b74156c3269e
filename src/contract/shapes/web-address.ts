import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'
import { sayProduct } from './product.sentences.ts'
import { filledIn, line } from './text.ts'

/** Only http and https, with a real host and without credentials, because anything else could mislead a shopper. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.hostname.includes('.') && !url.username && !url.password
}

export const WebAddress = line('link', longest.webAddress).refine(
  (link) => link === '' || isWebAddress(link),
  issue(sayProduct.badLink),
)

/** A picture from our own upload; the server checks whether it exists. */
export const PictureAddress = filledIn(line('pictureAddress', longest.webAddress)).refine(
  (address) => /^(https?:\/)?\/[^/\\]/i.test(address),
  issue(sayProduct.uploadFirst),
)
