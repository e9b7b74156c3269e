import { withoutAccents } from '#domain/accents.ts'

const shortest = 4
/** Words of banks and businesses, which tell nobody apart. */
const common = new Set(
  'account advertising bank banking bazar boutique cash cheque company compte deposit enterprise fees from instant internet juice limited magasin maison maucas mauritius maurice mobile money month monthly november october payment paiement publicite reference shop store stores transaction transfer virement versement zilbazar'.split(
    ' ',
  ),
)

/** The words of a text that can tell one store or person from another. */
export function tellingWords(text: string): string[] {
  const words = withoutAccents(text).split(/[^\p{L}\p{N}]+/u)
  return [
    ...new Set(words.filter((word) => word.length >= shortest && !common.has(word) && !/^\d+$/.test(word))),
  ]
}
