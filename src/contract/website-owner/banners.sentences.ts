import { mostBannersOrdered } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  whichState: sentence({
    en: 'Banners are running, coming or past.',
    fr: 'Les bandeaux sont en cours, à venir ou passés.',
  }),
  listOfIds: sentence({
    en: 'Please send the banners as a list of ids.',
    fr: 'Veuillez envoyer les bandeaux en liste d’identifiants.',
  }),
  nameSome: sentence({
    en: 'Please name the banners to put in order.',
    fr: 'Veuillez nommer les bandeaux à mettre en ordre.',
  }),
  tooMany: sentence({
    en: `Please put at most ${mostBannersOrdered} banners in order at a time.`,
    fr: `Veuillez mettre en ordre ${mostBannersOrdered} bandeaux au plus à la fois.`,
  }),
  endsBeforeItBegins: sentence({
    en: 'The last day cannot come before the first.',
    fr: 'Le dernier jour ne peut pas venir avant le premier.',
  }),
}
