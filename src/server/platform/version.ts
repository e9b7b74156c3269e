import packageFile from '../../../package.json' with { type: 'json' }

/** The release that runs, as `/healthz` and the API document name it. */
export const { version } = packageFile
