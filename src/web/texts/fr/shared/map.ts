/** Every map of the islands. */
export const map = {
  islands: { mauritius: 'Maurice', rodrigues: 'Rodrigues', agalega: 'Agalega' },
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Voir toute l’île',
  credit: '© les contributeurs d’OpenStreetMap',
  hint: 'Glissez pour déplacer, pincez ou double-cliquez pour agrandir. Au clavier : flèches, + et −.',
}
