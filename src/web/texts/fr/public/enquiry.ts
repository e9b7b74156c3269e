import type { enquiry as english } from '../../en/public/enquiry.ts'

/** Goes into the chat with the store, on a line of its own. */
export const enquiry: typeof english = { code: (code) => `Demande ${code}` }
