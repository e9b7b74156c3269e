import { sentence } from './sentence.ts'

export const sayReport = {
  noReason: sentence({ en: 'Please select a reason.', fr: 'Veuillez choisir un motif.' }),
  noDetailsOfRating: sentence({
    en: "Please provide details for 'Other'.",
    fr: 'Veuillez donner des précisions pour le motif « Autre ».',
  }),
  noDetails: sentence({
    en: "Please enter details for 'Other' reason.",
    fr: 'Veuillez donner des précisions pour le motif « Autre ».',
  }),
  longDetails: sentence({
    en: 'Please keep the details to 2,000 characters.',
    fr: 'Veuillez limiter les précisions à 2 000 caractères.',
  }),
}
