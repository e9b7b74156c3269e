/** Long enough to read the longest message. */
export const messageStayMs = 9000
