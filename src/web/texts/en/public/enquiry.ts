/** Goes into the chat with the store, on a line of its own. */
export const enquiry = { code: (code: string) => `Enquiry ${code}` }
