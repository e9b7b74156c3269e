/** Every map of the islands. */
export const map = {
  islands: { mauritius: 'Mauritius', rodrigues: 'Rodrigues', agalega: 'Agalega' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole island',
  credit: '© OpenStreetMap contributors',
  hint: 'Drag to move, pinch or double-click to zoom. By keyboard: arrow keys, + and −.',
}
