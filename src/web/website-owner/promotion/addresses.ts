export const promotionPath = '/owner/promotion'
export const newPath = `${promotionPath}/new`
