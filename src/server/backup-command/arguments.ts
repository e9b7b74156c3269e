export const backupUsage = `Saves the database and all pictures in one file, while the site runs.

  npm run backup -- TO      TO is a new file, or a folder: the file is named after the time then

BACKUP_KEY encrypts it: keep the key elsewhere, nothing opens the backup without it.
It uses the database of the running app, or starts the one under DATA_DIR; DATABASE_URL names another.`

export const restoreUsage = `Brings the database and all pictures back from a file that npm run backup has made.

  npm run restore -- FROM           into an empty place: a DATA_DIR without a database, or an empty DATABASE_URL
      --erased FILE                 another journal of erased accounts than erased-people.jsonl beside FROM

BACKUP_KEY must be the key that the backup was made with. Accounts that were deleted after the backup are deleted again.`

export const upgradeUsage = `Moves the embedded database to the major version of PostgreSQL that this program comes with.

  npm run upgrade-database
      --binaries FOLDER     the folder with bin/postgres of the old version, when it is not found

Stop the site first, and have twice the room on the disk. The old database is set aside, not changed.`

export const copyUsage = `Copies all pictures from where IMAGE_STORE says to another place, while the site runs.

  npm run copy-pictures -- --to s3://…     a bucket, written as IMAGE_STORE would name it
  npm run copy-pictures -- --to disk       the folder images under DATA_DIR

Pictures that are there already are left alone, so a copy that was stopped goes on where it was. Nothing is deleted.`

export const moveUsage = `Moves the embedded database to a PostgreSQL server, 15 or newer.

  npm run move -- --to postgres://user:password@host/database     an empty database that the role owns
      --rehearse     while the site runs: shows how long it takes, what is saved meanwhile stays behind

Stop the site first. Every table is compared at the end; when one differs the server's database is emptied again.
The embedded database is never changed.`

/** Its message says what is wrong with the arguments. */
export class WrongArguments extends Error {}

const isHelp = (words: readonly string[]) => words.some((word) => ['help', '--help', '-h'].includes(word))

/** Undefined when help is asked for. */
export function readBackupArguments(words: readonly string[]): { to: string } | undefined {
  if (isHelp(words)) return undefined
  const [to, ...more] = words
  if (!to) throw new WrongArguments('Please say where to: a file or a folder.')
  refuse(more.length > 0 || to.startsWith('-'), 'backup takes one file or folder.')
  return { to }
}

export function readRestoreArguments(
  words: readonly string[],
): { from: string; erased: string | undefined } | undefined {
  if (isHelp(words)) return undefined
  const at = words.indexOf('--erased')
  const erased = at === -1 ? undefined : words[at + 1]
  refuse(at !== -1 && !erased, '--erased takes a file.')
  const [from, ...more] = at === -1 ? words : words.filter((_, index) => index !== at && index !== at + 1)
  if (!from) throw new WrongArguments('Please say what to restore: the file of a backup.')
  refuse(more.length > 0 || from.startsWith('-'), 'restore takes one file.')
  return { from, erased }
}

export function readCopyArguments(words: readonly string[]): { to: string } | undefined {
  if (isHelp(words)) return undefined
  const [option, to, ...more] = words
  if (option !== '--to' || !to) throw new WrongArguments('Please say where to: --to disk, or --to s3://…')
  refuse(more.length > 0, '--to takes one place.')
  return { to }
}

export function readMoveArguments(
  words: readonly string[],
): { to: string; isRehearsal: boolean } | undefined {
  if (isHelp(words)) return undefined
  const isRehearsal = words.includes('--rehearse')
  const [option, to, ...more] = words.filter((word) => word !== '--rehearse')
  if (option !== '--to' || !to || !/^postgres(ql)?:\/\//.test(to))
    throw new WrongArguments('Please say where to: --to postgres://user:password@host/database')
  refuse(more.length > 0, '--to takes one address.')
  return { to, isRehearsal }
}

function refuse(isWrong: boolean, sentence: string): void {
  if (isWrong) throw new WrongArguments(sentence)
}
