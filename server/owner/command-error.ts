/** Wrong use or nothing found; printed without a stack. */
export class CommandError extends Error {}
