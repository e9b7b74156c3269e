import path from 'node:path'
import { projectRoot } from '../project-root.ts'

/** Where the build puts what browsers fetch. */
export const clientFolder = path.join(projectRoot, 'dist/client')
