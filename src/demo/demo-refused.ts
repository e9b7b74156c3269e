/** Its message is a sentence for the person at the terminal. */
export class DemoRefused extends Error {}

/** The demo cannot be made on this installation. */
export class ArtworksMissing extends DemoRefused {}
