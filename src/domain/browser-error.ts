/** How much of the message of an error in a browser is kept. */
export const longestErrorMessage = 200
