/** The database cannot be used by this program. Its message is a whole sentence for the person who started it. */
export class DatabaseRefused extends Error {}
