import type { Sentences } from './sentences.ts'

/** What shoppers do: browse, wish, rate, report, write to us. */
export const shopping: Sentences = {
  'Stores can be sorted by rating only.': 'Les boutiques ne peuvent être triées que par note.',
  'Please ask for reviews of 1 to 5 stars.': 'Veuillez demander des avis de 1 à 5 étoiles.',
  'Please say what was done.': 'Veuillez dire ce qui a été fait.',

  'Added to wishlist': 'C’est dans votre liste d’envies.',
  'Removed from wishlist': 'Ce n’est plus dans votre liste d’envies.',
  'Removed store from wishlist': 'Boutique retirée de votre liste d’envies.',

  'Please select a rating between 1 and 5.': 'Veuillez choisir une note de 1 à 5.',
  'You cannot rate your own store.': 'Vous ne pouvez pas noter votre propre boutique.',
  'You have not rated this product yet.': 'Vous n’avez pas encore noté ce produit.',
  'You have not rated this store yet.': 'Vous n’avez pas encore noté cette boutique.',
  'Rating submitted!': 'Note envoyée.',
  'Rating deleted': 'Note supprimée.',

  'Please select a reason.': 'Veuillez choisir un motif.',
  "Please provide details for 'Other'.": 'Veuillez donner des précisions pour le motif « Autre ».',
  "Please enter details for 'Other' reason.": 'Veuillez donner des précisions pour le motif « Autre ».',
  'Please keep the details to 2,000 characters.': 'Veuillez limiter les précisions à 2 000 caractères.',
  "The type of this report must be 'rating'.": 'Le type de ce signalement doit être « rating ».',
  'You cannot report your own product.': 'Vous ne pouvez pas signaler votre propre produit.',
  'You cannot report your own store.': 'Vous ne pouvez pas signaler votre propre boutique.',
  'You cannot report your own review.': 'Vous ne pouvez pas signaler votre propre avis.',
  'Report submitted.': 'Signalement envoyé.',
  'Rating reported.': 'Avis signalé.',

  '✅ Your message has been sent successfully!': '✅ Votre message a bien été envoyé.',
  '❌ Something went wrong. Please try again later.':
    '❌ Un problème est survenu. Veuillez réessayer plus tard.',
}
