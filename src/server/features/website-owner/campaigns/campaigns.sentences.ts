import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchCampaign: sentence({ en: 'There is no such campaign.', fr: 'Cette campagne n’existe pas.' }),
  stillToCome: sentence({
    en: 'That day is still to come. A campaign is recorded when it has run.',
    fr: 'Ce jour est encore à venir. Une campagne s’enregistre après son passage.',
  }),
  changedMeanwhile: sentence({
    en: 'Somebody else has changed this campaign meanwhile. Please look at it again.',
    fr: 'Quelqu’un d’autre a modifié cette campagne entre-temps. Veuillez la regarder de nouveau.',
  }),
  added: sentence({ en: 'The campaign is recorded.', fr: 'La campagne est enregistrée.' }),
  changed: sentence({ en: 'Saved.', fr: 'C’est enregistré.' }),
  removed: sentence({ en: 'The campaign is deleted.', fr: 'La campagne est supprimée.' }),
}
