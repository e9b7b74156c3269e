/** The banner area under the header. */
export const banners = {
  label: 'Nouvelles de Zilbazar',
  dismiss: 'Masquer ce message',
  ownLine: 'Des boutiques de toute l’île Maurice. Voyez ce qu’il y a près de chez vous.',
}
