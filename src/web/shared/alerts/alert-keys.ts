import { mine } from '#web/shared/session/session.ts'

/** Everything about alerts, so that one change refreshes all that is shown. */
export const alertsKey = mine('alerts')
export const followedKey = (storeId: string) => mine('alerts', 'store', storeId)
