import { formatDate } from '#domain/mauritius-time.ts'
import { sentence } from '#domain/sentence.ts'

interface Named {
  name: string
}

interface Checked extends Named {
  checkedOn: string
}

/** None of these says 'fraud': a number that we do not know may be an honest one. */
export const say = {
  belongs: ({ name, checkedOn }: Checked) =>
    sentence({
      en: `This number belongs to ${name}, checked on ${formatDate(checkedOn)}.`,
      fr: `Ce numéro est celui de ${name}, boutique vérifiée le ${formatDate(checkedOn)}.`,
    }),
  belongsToSeveral: sentence({
    en: 'This number belongs to these stores.',
    fr: 'Ce numéro est celui de ces boutiques.',
  }),
  suspended: ({ name }: Named) =>
    sentence({
      en: `This number belongs to ${name}, which is suspended here at present.`,
      fr: `Ce numéro est celui de ${name}, boutique suspendue ici en ce moment.`,
    }),
  unknown: sentence({
    en: 'This number is not known here.',
    fr: 'Ce numéro n’est pas connu ici.',
  }),
  codeBelongs: ({ name, checkedOn }: Checked) =>
    sentence({
      en: `This code belongs to ${name}, checked on ${formatDate(checkedOn)}.`,
      fr: `Ce code est celui de ${name}, boutique vérifiée le ${formatDate(checkedOn)}.`,
    }),
  codeSuspended: ({ name }: Named) =>
    sentence({
      en: `This code belongs to ${name}, which is suspended here at present.`,
      fr: `Ce code est celui de ${name}, boutique suspendue ici en ce moment.`,
    }),
  codeUnknown: sentence({
    en: 'This code leads to no store here.',
    fr: 'Ce code ne mène à aucune boutique ici.',
  }),
  beforeYouPay: sentence({
    en: 'Do not pay ahead. Look for the store here, and call the number that its page shows.',
    fr: 'Ne payez pas d’avance. Cherchez la boutique ici, et appelez le numéro que montre sa page.',
  }),
  changed: ({ day }: { day: string }) =>
    sentence({
      en: `The store changed its number on ${formatDate(day)}, after that check.`,
      fr: `La boutique a changé de numéro le ${formatDate(day)}, après cette vérification.`,
    }),
  seeStore: ({ name }: Named) => sentence({ en: `See ${name}`, fr: `Voir ${name}` }),
  checkAnother: sentence({ en: 'Check another number', fr: 'Vérifier un autre numéro' }),
}
