export const feesPath = '/owner/fees'
export const deletionsPath = `${feesPath}/deletions`
export const closedPath = `${feesPath}/deleted`
export const ledgerPath = (storeId: string) => `${feesPath}/${storeId}`
export const statementPath = (storeId: string, month: string) => `${feesPath}/${storeId}/${month}`
export const receiptPath = (paymentId: string) => `${feesPath}/receipt/${paymentId}`
