import { runsAll } from './places.ts'

/**
 * What tests that draw at random begin with. Ordinary runs draw the same each time, so that a change is judged by
 * what it changes; `npm test -- --all` draws anew, and its failures are repeated with SEED.
 */
export const seed = Number(process.env.SEED ?? (runsAll ? Math.floor(Math.random() * 1e9) : 1))
