/** A schema that exists while a backup is being restored into the database. */
export const unfinishedRestore = 'zilbazar_unfinished_restore'
