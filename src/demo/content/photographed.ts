/** Artworks of products that customers have sent a photo of. */
export const photographed = ['running-shoe', 'basket', 'cup-with-straw']
