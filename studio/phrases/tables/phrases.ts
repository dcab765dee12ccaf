/**
 * English phrases and how they are said, by their English words. A "$name" stands for a value: "$place" for a place in the
 * file, "$count" for a number, "$more" for further sentences, and so on; one that no table knows is left as it is.
 */
export type Phrases = Readonly<Record<string, readonly [german: string, spanish: string]>>
