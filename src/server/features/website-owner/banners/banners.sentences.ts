import { mostBanners } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchBanner: sentence({ en: 'There is no such banner.', fr: 'Ce bandeau n’existe pas.' }),
  changedMeanwhile: sentence({
    en: 'Somebody else has changed this banner meanwhile. Please look at it again.',
    fr: 'Quelqu’un d’autre a modifié ce bandeau entre-temps. Veuillez le regarder de nouveau.',
  }),
  listChanged: sentence({
    en: 'The list of banners changed meanwhile. Please look at it again.',
    fr: 'La liste des bandeaux a changé entre-temps. Veuillez la regarder de nouveau.',
  }),
  tooMany: sentence({
    en: `There are ${mostBanners} banners that run or are coming. Please delete one first.`,
    fr: `Il y a déjà ${mostBanners} bandeaux en cours ou à venir. Veuillez d’abord en supprimer un.`,
  }),
  added: sentence({ en: 'The banner is saved.', fr: 'Le bandeau est enregistré.' }),
  changed: sentence({ en: 'Saved.', fr: 'C’est enregistré.' }),
  removed: sentence({ en: 'The banner is deleted.', fr: 'Le bandeau est supprimé.' }),
  ordered: sentence({ en: 'The order is saved.', fr: 'L’ordre est enregistré.' }),
}
