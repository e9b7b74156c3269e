/** In characters. There are no other rules about what a password is made of. */
export const passwordLength = { least: 10, most: 128 }
