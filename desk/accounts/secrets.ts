import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess, for a link or a cookie. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database knows of a secret: whoever reads the database cannot use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
