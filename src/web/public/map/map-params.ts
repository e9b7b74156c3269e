export const mapPath = '/map'

/** The search params of the map: a place whose stores are shown, or another island than Mauritius. */
export interface MapParams {
  place?: string
  island?: 'rodrigues' | 'agalega'
}
