/** In characters. There are no rules about the kinds of characters. */
export const passwordLength = { least: 10, most: 128 }
