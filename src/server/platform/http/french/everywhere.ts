import type { Sentences } from './sentences.ts'

/** What any call may answer. */
export const everywhere: Sentences = {
  'Please fill in all required fields!': 'Veuillez remplir tous les champs obligatoires.',
  'Please check what you entered.': 'Veuillez vérifier ce que vous avez saisi.',
  'This value cannot be used.': 'Cette valeur ne peut pas être utilisée.',
  'The fields must come as one JSON object.': 'Les champs doivent arriver dans un seul objet JSON.',
  'That is not a valid id.': 'Cet identifiant n’est pas valide.',
  'Please ask with a list of ids.': 'Veuillez indiquer une liste d’identifiants.',
  'Please ask for at most 500 at once.': 'Veuillez en demander 500 au plus à la fois.',
  'Please ask for a page between 1 and 1,000,000.': 'Veuillez demander une page entre 1 et 1 000 000.',
  'Please give a day as YYYY-MM-DD.': 'Veuillez indiquer un jour sous la forme AAAA-MM-JJ.',
  'Please give a day of the years {first} to {last}.':
    'Veuillez indiquer un jour des années {first} à {last}.',
  'Please give the day as YYYY-MM-DD.': 'Veuillez indiquer le jour sous la forme AAAA-MM-JJ.',

  'Product not found': 'Produit introuvable',
  'Store not found': 'Boutique introuvable',
  'Category not found': 'Catégorie introuvable',
  'Review not found': 'Avis introuvable',
  'Rating not found': 'Note introuvable',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'There is no such sitemap.': 'Ce plan du site n’existe pas.',

  'Too many attempts. Please try again in 1 second.': 'Trop d’essais. Veuillez réessayer dans 1 seconde.',
  'Too many attempts. Please try again in {count} seconds.':
    'Trop d’essais. Veuillez réessayer dans {count} secondes.',
  'Too many attempts. Please try again in {count} minutes.':
    'Trop d’essais. Veuillez réessayer dans {count} minutes.',
  'Too many attempts. Please try again in {count} hours.':
    'Trop d’essais. Veuillez réessayer dans {count} heures.',

  'Many people are here right now. Please try again in a moment.':
    'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.',
  'Something went wrong on our side. Please try again in a moment.':
    'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  'We cannot reach our records right now. Please try again in a moment.':
    'Nos données sont inaccessibles pour le moment. Veuillez réessayer dans un instant.',
  'We cannot store anything right now. Please try again in a moment.':
    'Nous ne pouvons rien enregistrer pour le moment. Veuillez réessayer dans un instant.',
  'That is more than we can take in one go.': 'C’est plus que nous ne pouvons recevoir en une fois.',
  'Please send this call its content as JSON.': 'Veuillez envoyer le contenu de cet appel en JSON.',
  'This call needs content, and none came.': 'Cet appel demande un contenu, et rien n’est arrivé.',
  'The content of this call is not valid JSON.': 'Le contenu de cet appel n’est pas du JSON valide.',
  'That address is not well formed.': 'Cette adresse est mal formée.',
  'This request cannot be answered.': 'Il n’est pas possible de répondre à cette demande.',
  'This can only be done from our own pages.': 'Cela ne peut se faire que depuis nos propres pages.',
}
