/** Its message is a whole sentence for the person who runs the command. */
export class BackupRefused extends Error {}
